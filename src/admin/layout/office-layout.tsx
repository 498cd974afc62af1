import AccountIcon from '@mui/icons-material/PhonelinkLockOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ServicePagesIcon from '@mui/icons-material/WebOutlined';
import RealEstateIcon from '@mui/icons-material/ApartmentOutlined';
import BenefitsIcon from '@mui/icons-material/ExtensionOutlined';
import CartsIcon from '@mui/icons-material/ShoppingCartOutlined';
import GstIcon from '@mui/icons-material/PercentOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import GalleriesIcon from '@mui/icons-material/CollectionsOutlined';
import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined';
import AdmissionsIcon from '@mui/icons-material/HowToRegOutlined';
import PricingIcon from '@mui/icons-material/SellOutlined';
import CouponsIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import LevelsIcon from '@mui/icons-material/SignalCellularAltOutlined';
import SchedulesIcon from '@mui/icons-material/ScheduleOutlined';
import PoliciesIcon from '@mui/icons-material/GavelOutlined';
import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import PlansIcon from '@mui/icons-material/PriceChangeOutlined';
import PickersIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import BookingsIcon from '@mui/icons-material/EventOutlined';
import CustomersIcon from '@mui/icons-material/ContactsOutlined';
import HelpIcon from '@mui/icons-material/SupportAgentOutlined';
import JobsIcon from '@mui/icons-material/PendingActions';
import LeadsIcon from '@mui/icons-material/InboxOutlined';
import PaymentsIcon from '@mui/icons-material/CurrencyRupee';
import QuotationsIcon from '@mui/icons-material/RequestQuoteOutlined';
import TemplatesIcon from '@mui/icons-material/CopyAllOutlined';
import ServicesIcon from '@mui/icons-material/StorefrontOutlined';
import BlogIcon from '@mui/icons-material/ArticleOutlined';
import CommentsIcon from '@mui/icons-material/ForumOutlined';
import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined';
import RedirectsIcon from '@mui/icons-material/AltRouteOutlined';
import StatisticsIcon from '@mui/icons-material/InsightsOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import StaffIcon from '@mui/icons-material/PeopleOutlined';
import SiteIcon from '@mui/icons-material/OpenInNew';
import { Box, ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, TitlePortal, UserMenu, useUserMenu, Logout } from 'react-admin';
import { Link } from 'react-router';
import type { Permission } from '#domain/staff/permissions.ts';
import { useMay, useSession } from '../session.ts';
import { colors } from '../theme.ts';
import { LineChip } from './line-chip.tsx';
import { LiveProvider } from './live.tsx';
import { News } from './news.tsx';
import { PasswordItem } from './password-item.tsx';

export const OfficeLayout = ({ children }: { children: ReactNode }) => (
  <LiveProvider>
    <Layout appBar={OfficeBar} menu={OfficeMenu} appBarAlwaysOn>
      {children}
    </Layout>
    <News />
  </LiveProvider>
);

function OfficeBar() {
  return (
    <AppBar
      alwaysOn
      color="primary"
      toolbar={<LineChip />}
      userMenu={<OfficeUserMenu />}
      sx={{ borderBottom: `3px solid ${colors.marigold}` }}
    >
      <Typography
        component="span"
        sx={{
          fontFamily: 'var(--head)',
          fontWeight: 700,
          fontSize: '1.25rem',
          mr: 2,
          display: { xs: 'none', sm: 'block' },
        }}
      >
        Nirmaan
      </Typography>
      <TitlePortal component="h1" variant="body1" sx={{ fontWeight: 500 }} />
      <Box sx={{ flex: 1 }} />
    </AppBar>
  );
}

const OfficeUserMenu = () => (
  // react-admin names the button by this label; it must hold the words that are seen.
  <UserMenu label={`${useSession().me?.name ?? ''}: your menu`}>
    <MenuItem component="a" href="/" target="_blank" rel="noopener">
      <ListItemIcon>
        <SiteIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>The website</ListItemText>
    </MenuItem>
    <AccountItem />
    <PasswordItem />
    <Logout />
  </UserMenu>
);

/** Inside the menu, so that following the link closes it. */
function AccountItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Two-factor sign-in</ListItemText>
    </MenuItem>
  );
}

const places: { to: string; text: string; icon: ReactNode; needs: Permission }[] = [
  { to: '/leads', text: 'Leads', icon: <LeadsIcon />, needs: 'leads:read' },
  { to: '/bookings', text: 'Bookings', icon: <BookingsIcon />, needs: 'bookings:read' },
  { to: '/customers', text: 'Customers', icon: <CustomersIcon />, needs: 'customers:read' },
  { to: '/payments', text: 'Payments', icon: <PaymentsIcon />, needs: 'payments:read' },
  { to: '/help-requests', text: 'Help requests', icon: <HelpIcon />, needs: 'help-requests:read' },
  { to: '/quotations', text: 'Quotations', icon: <QuotationsIcon />, needs: 'quotations:read' },
  {
    to: '/quotation-templates',
    text: 'Quotation templates',
    icon: <TemplatesIcon />,
    needs: 'quotations:edit',
  },
  { to: '/admissions', text: 'Admissions', icon: <AdmissionsIcon />, needs: 'admissions:read' },
  { to: '/services', text: 'Services', icon: <ServicesIcon />, needs: 'services:read' },
  { to: '/home', text: 'Home page', icon: <HomeIcon />, needs: 'texts:edit' },
  { to: '/service-pages', text: 'Service pages', icon: <ServicePagesIcon />, needs: 'services:read' },
  {
    to: '/real-estate-features',
    text: 'Real estate features',
    icon: <RealEstateIcon />,
    needs: 'services:read',
  },
  { to: '/galleries', text: 'Galleries', icon: <GalleriesIcon />, needs: 'galleries:read' },
  { to: '/media', text: 'Pictures', icon: <PicturesIcon />, needs: 'media:read' },
  { to: '/offer', text: 'Offer page', icon: <OfferIcon />, needs: 'offer:edit' },
  { to: '/plans', text: 'Plans', icon: <PlansIcon />, needs: 'offer:read' },
  { to: '/benefits', text: 'Benefits', icon: <BenefitsIcon />, needs: 'benefits:read' },
  { to: '/gst-rates', text: 'GST rates', icon: <GstIcon />, needs: 'gst-rates:read' },
  { to: '/carts', text: 'Carts', icon: <CartsIcon />, needs: 'carts:read' },
  { to: '/pickers', text: 'Feature pickers', icon: <PickersIcon />, needs: 'offer:read' },
  { to: '/pricing-plans', text: 'Plans by service', icon: <PricingIcon />, needs: 'pricing:read' },
  { to: '/coupons', text: 'Coupons', icon: <CouponsIcon />, needs: 'pricing:read' },
  { to: '/class-levels', text: 'Class levels', icon: <LevelsIcon />, needs: 'pricing:read' },
  { to: '/class-schedules', text: 'Onboarding schedules', icon: <SchedulesIcon />, needs: 'pricing:read' },
  { to: '/about', text: 'About page', icon: <AboutIcon />, needs: 'texts:edit' },
  { to: '/policies', text: 'Policies', icon: <PoliciesIcon />, needs: 'texts:read' },
  { to: '/posts', text: 'Blog', icon: <BlogIcon />, needs: 'posts:read' },
  { to: '/comments', text: 'Comments', icon: <CommentsIcon />, needs: 'comments:read' },
  { to: '/subscribers', text: 'Newsletter', icon: <NewsletterIcon />, needs: 'subscribers:read' },
  { to: '/redirects', text: 'Redirects', icon: <RedirectsIcon />, needs: 'redirects:read' },
  { to: '/statistics', text: 'Statistics', icon: <StatisticsIcon />, needs: 'statistics:read' },
  { to: '/settings', text: 'Site settings', icon: <SettingsIcon />, needs: 'settings:edit' },
  { to: '/staff', text: 'Staff', icon: <StaffIcon />, needs: 'staff:read' },
  { to: '/messages', text: 'Mailbox', icon: <MailIcon />, needs: 'messages:read' },
  { to: '/jobs', text: 'Jobs', icon: <JobsIcon />, needs: 'jobs:read' },
  { to: '/audit', text: 'Audit log', icon: <AuditIcon />, needs: 'audit:read' },
];

function OfficeMenu() {
  return (
    <Menu aria-label="Places of the office" component="nav">
      {places.map((place) => (
        <Place key={place.to} {...place} />
      ))}
    </Menu>
  );
}

function Place({ to, text, icon, needs }: (typeof places)[number]) {
  return useMay(needs) ? <Menu.Item to={to} primaryText={text} leftIcon={icon} /> : null;
}
