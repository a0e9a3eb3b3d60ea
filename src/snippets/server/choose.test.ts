import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseServer, givenServer } from './choose';

vi.mock(import('../command'), async (original) => ({ ...(await original()), hasProgram: () => false }));

const FOUR = { S3_ENDPOINT: 'https://s3.example/', S3_ACCESS_KEY_ID: 'A', S3_SECRET_ACCESS_KEY: 'B', S3_REGION: 'r' };

describe('givenServer', () => {
  it('is none without any of the variables', () => {
    expect(givenServer({})).toBeUndefined();
  });

  it('names what is missing', () => {
    expect(() => givenServer({ ...FOUR, S3_REGION: '' })).toThrow('missing: S3_REGION');
  });

  it('takes the endpoint without its last slash, and only the parts that have a key', async () => {
    const server = givenServer({
      ...FOUR,
      S3_PROJECT_ID: 'p',
      S3_OTHER_ACCESS_KEY_ID: 'C',
      S3_OTHER_SECRET_ACCESS_KEY: 'D',
      S3_OTHER_PROJECT_ID: 'q',
    });
    expect(server).toMatchObject({ endpoint: 'https://s3.example', region: 'r', own: false });
    expect(await server?.identities('')).toEqual({
      reader: { id: 'p', accessKeyId: 'A', secretAccessKey: 'B' },
      program: undefined,
      other: { id: 'q', accessKeyId: 'C', secretAccessKey: 'D' },
      user: undefined,
      rotated: undefined,
    });
  });
});

describe('chooseServer', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('starts no other server than that of the root filesystem', async () => {
    for (const name of Object.keys(FOUR)) vi.stubEnv(name, '');
    await expect(chooseServer(() => undefined)).rejects.toThrow('there is no Ceph RADOS Gateway here; run this by scripts/current.sh');
  });
});
