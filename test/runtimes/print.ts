/** Run the check and print what it gave, where a runtime has a console. */
import { check } from './check.js';
import { here } from './here.js';

console.log(JSON.stringify({ name: here(), sections: await check() }));
