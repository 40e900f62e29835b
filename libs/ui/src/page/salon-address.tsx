import { SALON, type Site } from '@salon/contracts';

interface Props {
  /** Undefined while the details load. */
  site: Site | undefined;
  className?: string;
}

/** The salon as a receipt names it: name, branch, address, phone and e-mail; its default name until they are known. */
export const SalonAddress = ({ site, className }: Props) => (
  <address className={className}>
    <strong>{site?.companyName ?? SALON.companyName}</strong>
    {site &&
      [site.branchLabel, site.address, site.phone, site.email].map((line) => line && <span key={line}>{line}</span>)}
  </address>
);
