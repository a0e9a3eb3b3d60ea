/** Where servers differ on a bucket policy that names the project of who asks. Pure. */
import type { Asker, Decision, Found } from './decide';

/** A `Principal` of a project stands for its users here; on Amazon S3 it lets the project's own policies decide. */
function namesProjectOnly({ kind, statement }: Found, { project, user }: Asker): boolean {
  const values = statement.principals?.values ?? [];
  return kind === 'bucket' && !values.includes('*') && !values.includes(`arn:aws:iam::${project}:user/${user}`);
}

/** Whether a user of the bucket's project is allowed only because the bucket policy names that project. */
export const needsOwnAllow = ({ verdicts }: Decision, asker: Asker): boolean =>
  asker.who === 'user' && verdicts.some(({ reason, found }) => reason === 'allow' && found.every((one) => namesProjectOnly(one, asker)));
