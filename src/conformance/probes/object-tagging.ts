import { DeleteObjectTaggingCommand, GetObjectTaggingCommand, PutObjectCommand, PutObjectTaggingCommand } from '@aws-sdk/client-s3';
import { differs, trySetting, type Probe } from './probe';

export const objectTagging: Probe = {
  name: 'object tagging',
  operations: ['PutObjectTagging', 'GetObjectTagging', 'DeleteObjectTagging'],
  run: async (lab) => {
    const { s3 } = lab;
    const target = { Bucket: await lab.bucket(), Key: 'a' };
    await s3.send(new PutObjectCommand({ ...target, Body: 'x' }));
    await trySetting(lab, {
      put: [
        'PutObjectTagging',
        () => s3.send(new PutObjectTaggingCommand({ ...target, Tagging: { TagSet: [{ Key: 'team', Value: 'sales' }] } })),
      ],
      get: [
        'GetObjectTagging',
        () => s3.send(new GetObjectTaggingCommand(target)),
        ({ TagSet }) => differs('tag team', 'sales', TagSet?.[0]?.Value),
      ],
      remove: ['DeleteObjectTagging', () => s3.send(new DeleteObjectTaggingCommand(target))],
    });
  },
};
