import type { Site } from '@salon/contracts';
import { useState } from 'react';
import { embedUrl, placeOf } from '../site/place.rules.js';

const PETAL = 'M0 1C-5-3-10-10-8-16-6-21 1-22 5-19 9-16 8-8 4-3 3-1 1 0 0 1Z';
const TURNS = [0, 72, 144, 216, 288];

const Streets = () => (
  <g fill="none" stroke="var(--road)" strokeLinecap="round">
    <path
      strokeWidth="16"
      d="M176-20C150 80 210 160 170 260 140 350 170 460 150 590M720 300C560 270 420 330 300 280 240 256 200 250 168 262"
    />
    <path
      strokeWidth="9"
      d="M330-20C310 80 370 180 350 290 340 360 400 440 390 590M720 480C600 450 500 500 380 470M172 120C240 130 300 120 336 140M600-20C620 80 590 160 600 280 610 360 560 460 580 590"
    />
    <path
      strokeWidth="5"
      d="M250-20C240 60 260 100 250 130M480 300C470 380 500 430 490 486M620 150C660 150 700 160 730 150M440 290C430 230 440 210 430 180M170 520C250 500 320 540 388 520"
    />
  </g>
);

const MapIllustration = () => (
  <svg viewBox="0 0 700 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="700" height="560" fill="var(--sunken)" />
    <path
      d="M-10-10H150C120 60 170 130 130 210 90 300 130 380 90 470 80 510 90 540 84 580H-10Z"
      fill="var(--info)"
      opacity=".28"
    />
    <path
      d="M420 60C480 30 560 60 570 120 580 170 520 190 500 240 480 280 420 270 410 220 400 170 360 100 420 60Z"
      fill="var(--info)"
      opacity=".28"
    />
    <path
      d="M210 330C270 300 340 320 350 380 356 440 300 480 240 470 180 460 150 360 210 330Z"
      fill="var(--leaf)"
      opacity=".42"
    />
    <path
      d="M600 300C650 290 690 330 690 380 690 430 640 440 610 420 570 390 560 310 600 300Z"
      fill="var(--leaf)"
      opacity=".42"
    />
    <Streets />
    <g transform="translate(420 306)">
      <g className="map__flower">
        <ellipse cy="30" rx="20" ry="6" fill="var(--ink)" opacity=".2" />
        {TURNS.map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn}) scale(1.7)`}
            d={PETAL}
            fill="var(--accent)"
            stroke="var(--raised)"
            strokeWidth="1.5"
          />
        ))}
        <circle r="6.5" fill="var(--sun)" />
      </g>
    </g>
  </svg>
);

const Tag = ({ site, onShow }: { site: Site; onShow?: (() => void) | undefined }) => (
  <p className="map__tag">
    <b>{site.companyName}</b>
    <span className="muted">{site.address}</span>
    <span className="map__ways">
      {onShow && (
        <button type="button" className="more" onClick={onShow}>
          Show the map here
        </button>
      )}
      {site.mapUrl !== '' && (
        <a className="more" href={site.mapUrl} rel="noopener noreferrer" target="_blank">
          Open the map
        </a>
      )}
    </span>
  </p>
);

const toKeyboard = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A map illustration that links to the real map or loads it on request; no third-party content is loaded before that
 * (decision E4).
 */
export function MapPicture({ site }: { site: Site }) {
  const [shown, setShown] = useState(false);
  const place = placeOf(site.mapUrl);
  if (!shown || !place)
    return (
      <div className="map">
        <MapIllustration />
        <Tag site={site} onShow={place && (() => setShown(true))} />
      </div>
    );
  return (
    <div className="map map--real">
      <iframe
        ref={toKeyboard}
        title={`Map of ${site.address}`}
        src={embedUrl(place)}
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
      <Tag site={site} />
    </div>
  );
}
