import { Module } from '@nestjs/common';
import { GoogleController } from './google.controller.js';
import { OfferGoogleCode } from './offer-google-code.js';
import { RedeemGoogleCode } from './redeem-google-code.js';
import { SignInWithGoogle } from './sign-in-with-google.js';

@Module({ controllers: [GoogleController], providers: [SignInWithGoogle, OfferGoogleCode, RedeemGoogleCode] })
export class GoogleModule {}
