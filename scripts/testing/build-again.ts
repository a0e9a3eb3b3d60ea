/**
 * Builds this checkout a second time in another folder (`test-results/again`), with another time zone and system language.
 * scripts/reproducible.check.ts then compares every byte of the two builds.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyCheckout } from './copy-tree';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = path.join(root, 'test-results/again');

/** A time zone that's 45 minutes off the hour, and Turkish, with its special case pairs, break code that relies on system settings. */
const ELSEWHERE = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LANGUAGE: 'tr', LC_ALL: 'tr_TR.UTF-8' };

copyCheckout(root, copy);
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: 'inherit', env: { ...process.env, ...ELSEWHERE } });
process.exitCode = status ?? 1;
