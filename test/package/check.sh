#!/usr/bin/env bash
# Checks the package as users get it: its metadata, its types, and a tarball installed into empty
# consumers of every kind and used there. Needs a build.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

npx publint --strict
# What publishing would have to correct, and how it would end. A version before 1.0.0 needs a tag.
npm publish --dry-run --ignore-scripts --tag beta > "$work/rehearsal" 2>&1
if grep 'publish errors corrected' -A 5 "$work/rehearsal"; then exit 1; fi
npm pack --silent --pack-destination "$work" > /dev/null
tarball=$(ls "$work"/*.tgz)
npx attw "$tarball"
tar -tzf "$tarball" | sort | tee "$work/content"
# Nothing but the build, the file for Python, the pages that the command names, and what every package has.
if grep -vE '^package/(package\.json|README\.md|CHANGELOG\.md|LICENSE|dist/(types/)?(board/)?[A-Za-z0-9_-]+\.(js|cjs|d\.ts|d\.cts)|dist/third-party-licenses\.txt|python/azulejo\.py|docs/([a-z]+/)?[a-z-]+\.md)$' "$work/content"; then
  echo 'the tarball holds the files above, which it should not' >&2
  exit 1
fi

# The types are there once: those of ES modules lead to those in `types`, and name other entry points.
if find dist -name '*.d.ts' -exec grep -vHE "^(export \* from '\.\.?/types/[a-z/-]+\.cjs'|import type \{\} from '\.\.?/[a-z-]+\.js');$" {} +; then
  echo 'the types above are there twice' >&2
  exit 1
fi

# Each package whose code is in the command's files, by the comments of the bundler, has its licence there.
for package in $(grep -hoE '^// node_modules/(@[^/]+/)?[^/]+' dist/*.js dist/*.cjs | sed 's,// node_modules/,,' | sort -u); do
  grep -qE "^$package [0-9.]+ \\(" dist/third-party-licenses.txt || { echo "no licence of $package" >&2; exit 1; }
done

cp -R test/package/consumers "$work"
for consumer in esm commonjs typescript; do
  printf '\n-- %s\n' "$consumer"
  cd "$work/consumers/$consumer"
  npm install --silent --no-audit --no-fund "$tarball"
  # The package: nothing else is installed.
  [ "$(ls node_modules | sort | xargs)" = 'azulejo' ] || { ls node_modules >&2; exit 1; }
  case $consumer in
    typescript)
      # The oldest compiler that the README promises, the newest of today, and ours. The newest has no node10.
      for compiler in 5.2 7; do
        npm install --silent --no-audit --no-fund --prefix "$work/typescript-$compiler" "typescript@$compiler"
      done
      mkdir -p "$work/typescript-own/node_modules"
      ln -s "$root/node_modules/typescript" "$work/typescript-own/node_modules"
      for compiler in 5.2 own 7; do
        for resolution in node10 node16 bundler browser; do
          [ "$compiler-$resolution" != 7-node10 ] || continue
          node "$work/typescript-$compiler/node_modules/typescript/bin/tsc" -p "tsconfig.$resolution.json"
          echo "$compiler, $resolution: types agree"
        done
      done
      ;;
    *) node main.js ;;
  esac
  cd "$root"
done

cd "$work/consumers/esm"
npx azulejo perft AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF 2
