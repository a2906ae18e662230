// Every name of every entry point.
export * as e0 from 'azulejo';
export * as e2 from 'azulejo/agents';
export * as e6 from 'azulejo/cube-blokus';
export * as e7 from 'azulejo/external';
export * as e1 from 'azulejo/game';
export * as e3 from 'azulejo/record';
export * as e4 from 'azulejo/royal-ur';
export * as e8 from 'azulejo/testing';
export * as e5 from 'azulejo/tsuro';
