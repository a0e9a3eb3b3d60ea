import { translate } from '@docusaurus/Translate';

export interface Task {
  to: string;
  title: string;
  note: string;
}

// For the translator.
const GROUP = 'Task group on the home page';
const TASK = 'Task on the home page';
const NOTE = 'Note under a task on the home page';

/** The task lists of the home page in the reader's language. */
export function useTaskGroups(): { title: string; tasks: Task[] }[] {
  return [
    {
      title: translate({ id: 'site.home.group.start', message: 'Connect', description: GROUP }),
      tasks: [
        {
          to: '/getting-started/quickstart',
          title: translate({ id: 'site.home.task.quickstart', message: 'Upload a first object', description: TASK }),
          note: translate({ id: 'site.home.task.quickstart.note', message: 'Project, key, bucket, AWS CLI', description: NOTE }),
        },
        {
          to: '/guides/s3-api',
          title: translate({ id: 'site.home.task.api', message: 'Check what the S3 API accepts', description: TASK }),
          note: translate({ id: 'site.home.task.api.note', message: 'Operations, headers, limits, errors', description: NOTE }),
        },
        {
          to: '/guides/multipart-upload',
          title: translate({ id: 'site.home.task.multipart', message: 'Upload large files', description: TASK }),
          note: translate({ id: 'site.home.task.multipart.note', message: 'Parts, retries, unfinished uploads', description: NOTE }),
        },
      ],
    },
    {
      title: translate({ id: 'site.home.group.protect', message: 'Protect', description: GROUP }),
      tasks: [
        {
          to: '/guides/object-lock',
          title: translate({ id: 'site.home.task.lock', message: 'Make a bucket immutable', description: TASK }),
          note: translate({ id: 'site.home.task.lock.note', message: 'Retention, legal hold, Object Lock', description: NOTE }),
        },
        {
          to: '/guides/bucket-and-object-versioning',
          title: translate({ id: 'site.home.task.versioning', message: 'Undo an overwrite or a deletion', description: TASK }),
          note: translate({ id: 'site.home.task.versioning.note', message: 'Versions and delete markers', description: NOTE }),
        },
        {
          to: '/guides/iam-policy',
          title: translate({ id: 'site.home.task.iam', message: 'Give a program the least rights', description: TASK }),
          note: translate({ id: 'site.home.task.iam.note', message: 'IAM users, groups, policies', description: NOTE }),
        },
      ],
    },
    {
      title: translate({ id: 'site.home.group.operate', message: 'Operate', description: GROUP }),
      tasks: [
        {
          to: '/composer/getting-started/what-is-ds3-composer',
          title: translate({ id: 'site.home.task.composer', message: 'Run your own storage service', description: TASK }),
          note: translate({ id: 'site.home.task.composer.note', message: 'Swarms, gateways, tenants', description: NOTE }),
        },
        {
          to: '/guides/lifecycle-configuration',
          title: translate({ id: 'site.home.task.lifecycle', message: 'Expire old versions', description: TASK }),
          note: translate({ id: 'site.home.task.lifecycle.note', message: 'Lifecycle rules and their cost effect', description: NOTE }),
        },
        {
          to: '/guides/resource-metrics',
          title: translate({ id: 'site.home.task.metrics', message: 'See what is stored and used', description: TASK }),
          note: translate({ id: 'site.home.task.metrics.note', message: 'Storage, traffic, objects', description: NOTE }),
        },
      ],
    },
  ];
}
