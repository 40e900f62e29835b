import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type {
  GoogleCodeResponse,
  GooglePerson,
  GoogleSignInResult,
  GoogleSignInRequest,
  SignInResult,
} from '@salon/contracts';
import { CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { IssueGoogleCode } from './issue-google-code.js';
import { RedeemGoogleCode } from './redeem-google-code.js';
import { SignInWithGoogle } from './sign-in-with-google.js';

@Controller()
export class GoogleController {
  constructor(
    private readonly signIn: SignInWithGoogle,
    private readonly issue: IssueGoogleCode,
    private readonly redeem: RedeemGoogleCode,
  ) {}

  @Post('google-sign-ins')
  @HttpCode(200)
  begin(@Body() request: GoogleSignInRequest, @CurrentVisitor() visitor: Visitor): Promise<GoogleSignInResult> {
    return this.signIn.run(request, visitor);
  }

  @Post('google-codes')
  issueCode(@Body() request: GooglePerson): Promise<GoogleCodeResponse> {
    return this.issue.run(request);
  }

  @Post('google-codes/redeem')
  @HttpCode(200)
  redeemCode(@Body() { code }: { code: string }, @CurrentVisitor() visitor: Visitor): Promise<SignInResult> {
    return this.redeem.run(code, visitor);
  }
}
