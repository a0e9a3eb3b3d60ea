import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { saidIds } from './said';

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "moduleResolution": "bundler", "module": "esnext" } }',
  'src/tools/parts/say.ts': 'export const say = <Id extends string>(id: Id): string => id;',
  'src/ui/say.ts': 'export const say = <Id extends string>(id: Id): string => id;',
  'src/home/names.ts': `import { say } from '../ui/say';
    export const nameOf = (place: 'sea' | 'land') => say(\`home.\${place}\`);`,
  'src/tools/mine/index.tsx': `import { say } from '../parts/say';
    import { say as other } from './other';
    type Code = 'lost' | 'late';
    export const texts = (code: Code, isOver: boolean) => [say('mine.title'), say(\`mine.fault.\${code}\`), say(isOver ? 'mine.a' : 'mine.b')];
    export const no = other('mine.other');`,
  'src/tools/mine/other.ts': 'export const say = (id: string): string => id; say("mine.own");',
};

it('finds the ids that a tool or another component says, those of each code among them, and nothing else', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'said-'));
  try {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    expect(saidIds(folder).sort()).toEqual([
      'home.land',
      'home.sea',
      'mine.a',
      'mine.b',
      'mine.fault.late',
      'mine.fault.lost',
      'mine.title',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
