/** All rules there are, made of the settings, so that the values of a new one are tried everywhere. */
import { type Rules, royalUr } from 'azulejo/royal-ur';
import fc from 'fast-check';

/** Every combination of the values of the settings. */
export const ALL_RULES: readonly Rules[] = Object.entries(royalUr.settings).reduce<object[]>(
  (all, [name, setting]) =>
    all.flatMap((rules) =>
      (setting.choices ?? []).map((text) => ({ ...rules, [name]: setting.read(text) })),
    ),
  [{}],
  // Each has a value for each setting.
) as Rules[];

/** Any rules. */
export const anyRules: fc.Arbitrary<Rules> = fc.constantFrom(...ALL_RULES);
