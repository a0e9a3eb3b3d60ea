import { translate } from '@docusaurus/Translate';

export interface Task {
  to: string;
  title: string;
  note: string;
}

export interface TaskGroup {
  title: string;
  tasks: Task[];
}

/** The task lists of the home page in the reader's language. */
export function useTaskGroups(): TaskGroup[] {
  return [
    {
      title: translate({ id: 'site.home.group.start', message: 'Connect', description: 'Task group on the home page' }),
      tasks: [
        {
          to: '/getting-started/quickstart',
          title: translate({ id: 'site.home.task.quickstart', message: 'Upload a first object', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.quickstart.note', message: 'Project, key, bucket, AWS CLI', description: 'Note under a task on the home page' }),
        },
        {
          to: '/guides/s3-api',
          title: translate({ id: 'site.home.task.api', message: 'Check what the S3 API accepts', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.api.note', message: 'Operations, headers, limits, errors', description: 'Note under a task on the home page' }),
        },
        {
          to: '/guides/multipart-upload',
          title: translate({ id: 'site.home.task.multipart', message: 'Upload large files', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.multipart.note', message: 'Parts, retries, unfinished uploads', description: 'Note under a task on the home page' }),
        },
      ],
    },
    {
      title: translate({ id: 'site.home.group.protect', message: 'Protect', description: 'Task group on the home page' }),
      tasks: [
        {
          to: '/guides/object-lock',
          title: translate({ id: 'site.home.task.lock', message: 'Make a bucket immutable', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.lock.note', message: 'Retention, legal hold, Object Lock', description: 'Note under a task on the home page' }),
        },
        {
          to: '/guides/bucket-and-object-versioning',
          title: translate({ id: 'site.home.task.versioning', message: 'Undo an overwrite or a deletion', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.versioning.note', message: 'Versions and delete markers', description: 'Note under a task on the home page' }),
        },
        {
          to: '/guides/iam-policy',
          title: translate({ id: 'site.home.task.iam', message: 'Give a program the least rights', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.iam.note', message: 'IAM users, groups, policies', description: 'Note under a task on the home page' }),
        },
      ],
    },
    {
      title: translate({ id: 'site.home.group.operate', message: 'Operate', description: 'Task group on the home page' }),
      tasks: [
        {
          to: '/composer/getting-started/what-is-ds3-composer',
          title: translate({ id: 'site.home.task.composer', message: 'Run your own storage service', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.composer.note', message: 'Swarms, gateways, tenants', description: 'Note under a task on the home page' }),
        },
        {
          to: '/guides/lifecycle-configuration',
          title: translate({ id: 'site.home.task.lifecycle', message: 'Expire old versions', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.lifecycle.note', message: 'Lifecycle rules and their cost effect', description: 'Note under a task on the home page' }),
        },
        {
          to: '/guides/resource-metrics',
          title: translate({ id: 'site.home.task.metrics', message: 'See what is stored and used', description: 'Task on the home page' }),
          note: translate({ id: 'site.home.task.metrics.note', message: 'Storage, traffic, objects', description: 'Note under a task on the home page' }),
        },
      ],
    },
  ];
}
