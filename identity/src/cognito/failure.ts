/** A refusal, by the name that the AWS clients know. */
export class CognitoFailure extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const notAuthorized = (message: string) => new CognitoFailure('NotAuthorizedException', message);
export const notFound = (message: string) => new CognitoFailure('ResourceNotFoundException', message);
