import { expect, it, vi } from 'vitest';
import { startServer } from './rgw';

vi.mock(import('../command'), async (original) => ({ ...(await original()), hasProgram: () => false }));

it('starts no other server than that of the root filesystem', async () => {
  await expect(startServer(() => undefined)).rejects.toThrow('Ceph RADOS Gateway isn’t installed here; run this command with scripts/');
});
