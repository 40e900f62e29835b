import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { EndMySessions } from './end-my-sessions.js';
import { EndSession } from './end-sessions.js';
import { MySessionsController } from './my-sessions.controller.js';
import { MySessionsQueries } from './my-sessions.queries.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsQueries } from './sessions.queries.js';
import { SignIn } from './sign-in.js';

@Module({
  imports: [DevicesModule],
  controllers: [SessionsController, MySessionsController],
  providers: [SignIn, SessionsQueries, EndSession, MySessionsQueries, EndMySessions],
  exports: [MySessionsQueries],
})
export class SessionsModule {}
