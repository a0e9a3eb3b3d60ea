/**
 * Builds this checkout a second time, in another folder (`test-results/again`), time zone and language of the system:
 * scripts/reproducible.check.ts compares every byte with the build that was made here.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyCheckout } from './copy-tree';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = path.join(root, 'test-results/again');

/** 45 minutes beside whole hours, and the letters that Turkish alone has as pairs: both break what takes the system's word. */
const ELSEWHERE = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LANGUAGE: 'tr', LC_ALL: 'tr_TR.UTF-8' };

copyCheckout(root, copy);
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: 'inherit', env: { ...process.env, ...ELSEWHERE } });
process.exitCode = status ?? 1;
