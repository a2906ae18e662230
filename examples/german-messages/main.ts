/** Say in German what is wrong with two strings: those of the command line, or these. */
import { validateState } from 'azulejo';
import { inGerman } from './messages.js';

const [shared = 'AFCfB2020202019D0000000000', players = 'A0MSFB0MSF'] = process.argv.slice(2);
for (const issue of validateState([shared, players])) console.log(inGerman(issue));
