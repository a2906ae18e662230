import type { NextConfig } from 'next';

export default {
  // Node loads these itself: one has machine code, the other starts a worker thread from a file of its own.
  serverExternalPackages: ['azulejo', 'libsql'],
} satisfies NextConfig;
