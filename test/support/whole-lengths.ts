/**
 * Lists and texts up to the `maxLength` that a property names. By default `fast-check` draws no more than ten elements,
 * however many are allowed.
 *
 * A setup file of tests.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), defaultSizeToMaxWhenMaxSpecified: true });
