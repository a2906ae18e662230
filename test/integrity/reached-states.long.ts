/** States that games reach are valid, whoever drops out on the way: hundreds of games of each. */
import { testReached } from '../support/reached.js';

testReached({ ur: 200, tsuro: 700, cube: 70, azul: 200 });
