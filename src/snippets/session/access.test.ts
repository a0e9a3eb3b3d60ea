import { describe, expect, it } from 'vitest';
import { actions } from '../../lib/access/actions';
import { clientFor, methodOf } from '../../s3/client';

const s3 = clientFor({ endpoint: 'http://127.0.0.1:1', region: 'test-1' }, undefined);

describe('actions of access tables', () => {
  it.each(Object.entries(actions))('%s is a request of the AWS SDK', (name, { operation = name }) => {
    expect(() => methodOf(s3, operation)).not.toThrow();
  });

  it('names an operation that is none', () => {
    expect(() => methodOf(s3, 'Fly')).toThrow('no operation Fly');
  });
});
