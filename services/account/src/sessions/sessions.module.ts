import { Module } from '@nestjs/common';
import { EndPlaces } from './end-places.js';
import { EndSession } from './end-session.js';
import { PlacesController } from './places.controller.js';
import { PlacesQueries } from './places.queries.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsQueries } from './sessions.queries.js';
import { SignIn } from './sign-in.js';

@Module({
  controllers: [SessionsController, PlacesController],
  providers: [SignIn, SessionsQueries, EndSession, PlacesQueries, EndPlaces],
})
export class SessionsModule {}
