import { Module } from '@nestjs/common';
import { EndSession } from './end-session.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsQueries } from './sessions.queries.js';
import { SignIn } from './sign-in.js';

@Module({ controllers: [SessionsController], providers: [SignIn, SessionsQueries, EndSession] })
export class SessionsModule {}
