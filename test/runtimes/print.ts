/** Run the check and print its result, in runtimes with a console. */
import { check } from './check.js';
import { here } from './here.js';

console.log(JSON.stringify({ name: here(), sections: await check() }));
