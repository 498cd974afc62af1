import { AccountPage as Account } from '#agency/staff/office/account/account-page.tsx';
import { OwnAddress } from '#desk/own-address/office/own-address.tsx';

/** One's own account, with the address that owners may change. */
export const AccountPage = () => <Account address={<OwnAddress />} />;
