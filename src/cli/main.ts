#!/usr/bin/env node
process.stdout.write('not yet\n');
