/** States that games reach are valid, whoever drops out on the way: hundreds of games of each. */
import { testReached } from '../support/reached.js';

testReached({ ur: 400, tsuro: 1500, cube: 150, azul: 400 });
