import { S3ServiceException } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { sortFailure, sortRefusal, type Outcome } from './finding';

const refusal = (status: number, name: string, message = ''): S3ServiceException =>
  new S3ServiceException({
    name,
    message,
    $fault: status < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode: status, requestId: 'tx1' },
  });

const unreadable = (statusCode: number): Error => Object.assign(new Error('XML parse error'), { $response: { statusCode } });
const broken = (code: string): Error => Object.assign(new Error('connect'), { code });

describe('sortFailure', () => {
  it.each<[string, Error, Outcome]>([
    ['a refusal', refusal(403, 'AccessDenied'), 'does-not-hold'],
    ['an unknown operation', refusal(501, 'NotImplemented'), 'does-not-hold'],
    ['a wrong method', refusal(405, 'MethodNotAllowed'), 'does-not-hold'],
    ['an answer of another form', unreadable(200), 'does-not-hold'],
    ['a server out of order', refusal(500, 'InternalError'), 'error'],
    ['a busy server', refusal(503, 'SlowDown'), 'error'],
    ['a gateway that answers in HTML', unreadable(502), 'error'],
    ['a broken connection', broken('ECONNRESET'), 'error'],
  ])('%s', (_, error, outcome) => {
    expect(sortFailure(error).outcome).toBe(outcome);
  });

  it('keeps what came back', () => {
    expect(sortFailure(refusal(403, 'AccessDenied', 'no')).answer).toEqual({
      status: 403,
      code: 'AccessDenied',
      message: 'no',
      requestId: 'tx1',
    });
    expect(sortFailure(refusal(400, 'InvalidArgument', 'UnknownError')).answer).toEqual({
      status: 400,
      code: 'InvalidArgument',
      requestId: 'tx1',
    });
    expect(sortFailure(broken('ECONNREFUSED')).answer).toEqual({ message: 'ECONNREFUSED: connect' });
  });
});

describe('sortRefusal', () => {
  it.each<[string, Error, Outcome]>([
    ['the expected code', refusal(403, 'AccessDenied'), 'holds'],
    ['the expected status of an answer without a body', refusal(404, 'NotFound'), 'holds'],
    ['another refusal', refusal(400, 'InvalidRequest'), 'does-not-hold'],
    ['a server out of order', refusal(500, 'InternalError'), 'error'],
    ['a broken connection', broken('ECONNRESET'), 'error'],
  ])('%s', (_, error, outcome) => {
    expect(sortRefusal(error, ['AccessDenied', '404']).outcome).toBe(outcome);
  });
});
