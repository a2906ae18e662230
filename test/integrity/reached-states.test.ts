/** States that games reach are valid, whoever drops out on the way: a few games of each kind. */
import { testReached } from '../support/reached.js';

testReached({ ur: 20, tsuro: 60, cube: 8, azul: 20 });
