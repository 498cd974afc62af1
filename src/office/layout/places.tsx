import ContentFileIcon from '@mui/icons-material/ImportExportOutlined';
import ContentCheckIcon from '@mui/icons-material/FactCheckOutlined';
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
import FirstStepsIcon from '@mui/icons-material/ChecklistOutlined';
import OperationsIcon from '@mui/icons-material/MonitorHeartOutlined';
import ErrorsIcon from '@mui/icons-material/BugReportOutlined';
import WebhooksIcon from '@mui/icons-material/WebhookOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import BookingsIcon from '@mui/icons-material/EventOutlined';
import CustomersIcon from '@mui/icons-material/ContactsOutlined';
import HelpIcon from '@mui/icons-material/SupportAgentOutlined';
import JobsIcon from '@mui/icons-material/PendingActions';
import TasksIcon from '@mui/icons-material/TaskAltOutlined';
import WordsIcon from '@mui/icons-material/FormatQuoteOutlined';
import RulesIcon from '@mui/icons-material/AltRoute';
import LeadsIcon from '@mui/icons-material/InboxOutlined';
import RenewalsIcon from '@mui/icons-material/AutorenewOutlined';
import RefundsIcon from '@mui/icons-material/CurrencyExchange';
import PaymentsIcon from '@mui/icons-material/CurrencyRupee';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import QuotationsIcon from '@mui/icons-material/RequestQuoteOutlined';
import TemplatesIcon from '@mui/icons-material/CopyAllOutlined';
import ServicesIcon from '@mui/icons-material/StorefrontOutlined';
import BlogIcon from '@mui/icons-material/ArticleOutlined';
import CommentsIcon from '@mui/icons-material/ForumOutlined';
import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined';
import RedirectsIcon from '@mui/icons-material/AltRouteOutlined';
import StatisticsIcon from '@mui/icons-material/InsightsOutlined';
import TranslationsIcon from '@mui/icons-material/TranslateOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import StaffIcon from '@mui/icons-material/PeopleOutlined';
import DashboardIcon from '@mui/icons-material/BarChartOutlined';
import LettersIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { ReactNode } from 'react';
import type { Permission } from '#kit/permissions.ts';

export type Place = {
  to: string;
  text: string;
  icon: ReactNode;
  needs: Permission;
  /** The key after `g` that leads there. */ jump?: string;
};

/** Every place of the office, in the order of the menu; each is seen by those who may enter it. */
export const places: { group: string; places: Place[] }[] = [
  {
    group: 'Sales',
    places: [
      { to: '/dashboard', text: 'Dashboard', icon: <DashboardIcon />, needs: 'dashboard:read', jump: 'd' },
      { to: '/leads', text: 'Leads', icon: <LeadsIcon />, needs: 'leads:read', jump: 'l' },
      { to: '/lead-tasks', text: 'My tasks', icon: <TasksIcon />, needs: 'leads:read' },
      { to: '/lead-templates', text: 'Lead templates', icon: <WordsIcon />, needs: 'lead-templates:read' },
      { to: '/lead-rules', text: 'Lead rules', icon: <RulesIcon />, needs: 'lead-rules:read' },
      { to: '/bookings', text: 'Bookings', icon: <BookingsIcon />, needs: 'bookings:read', jump: 'b' },
      {
        to: '/quotations',
        text: 'Quotations',
        icon: <QuotationsIcon />,
        needs: 'quotations:read',
        jump: 'q',
      },
      {
        to: '/quotation-templates',
        text: 'Quotation templates',
        icon: <TemplatesIcon />,
        needs: 'quotations:edit',
      },
      { to: '/customers', text: 'Customers', icon: <CustomersIcon />, needs: 'customers:read', jump: 'c' },
      {
        to: '/help-requests',
        text: 'Help requests',
        icon: <HelpIcon />,
        needs: 'help-requests:read',
        jump: 'h',
      },
    ],
  },
  {
    group: 'Money',
    places: [
      { to: '/payments', text: 'Payments', icon: <PaymentsIcon />, needs: 'payments:read', jump: 'p' },
      { to: '/invoices', text: 'Invoices', icon: <InvoicesIcon />, needs: 'invoices:read' },
      {
        to: '/refund-requests',
        text: 'Refund requests',
        icon: <RefundsIcon />,
        needs: 'refund-requests:read',
      },
      { to: '/renewals', text: 'Renewals', icon: <RenewalsIcon />, needs: 'renewals:read' },
      { to: '/admissions', text: 'Admissions', icon: <AdmissionsIcon />, needs: 'admissions:read' },
      { to: '/carts', text: 'Carts', icon: <CartsIcon />, needs: 'carts:read' },
    ],
  },
  {
    group: 'Prices',
    places: [
      { to: '/offer', text: 'Offer page', icon: <OfferIcon />, needs: 'offer:edit' },
      { to: '/plans', text: 'Plans', icon: <PlansIcon />, needs: 'offer:read' },
      { to: '/pickers', text: 'Feature pickers', icon: <PickersIcon />, needs: 'offer:read' },
      { to: '/pricing-plans', text: 'Plans by service', icon: <PricingIcon />, needs: 'pricing:read' },
      { to: '/benefits', text: 'Benefits', icon: <BenefitsIcon />, needs: 'benefits:read' },
      { to: '/coupons', text: 'Coupons', icon: <CouponsIcon />, needs: 'pricing:read' },
      { to: '/gst-rates', text: 'GST rates', icon: <GstIcon />, needs: 'gst-rates:read' },
      { to: '/class-levels', text: 'Class levels', icon: <LevelsIcon />, needs: 'pricing:read' },
      {
        to: '/class-schedules',
        text: 'Onboarding schedules',
        icon: <SchedulesIcon />,
        needs: 'pricing:read',
      },
    ],
  },
  {
    group: 'Website',
    places: [
      { to: '/home', text: 'Home page', icon: <HomeIcon />, needs: 'texts:edit' },
      { to: '/services', text: 'Services', icon: <ServicesIcon />, needs: 'services:read' },
      { to: '/service-pages', text: 'Service pages', icon: <ServicePagesIcon />, needs: 'services:read' },
      {
        to: '/real-estate-features',
        text: 'Real estate features',
        icon: <RealEstateIcon />,
        needs: 'services:read',
      },
      { to: '/about', text: 'About page', icon: <AboutIcon />, needs: 'texts:edit' },
      { to: '/translations', text: 'Translations', icon: <TranslationsIcon />, needs: 'translations:read' },
      { to: '/content-check', text: 'Content check', icon: <ContentCheckIcon />, needs: 'texts:edit' },
      { to: '/policies', text: 'Policies', icon: <PoliciesIcon />, needs: 'texts:read' },
      { to: '/galleries', text: 'Galleries', icon: <GalleriesIcon />, needs: 'galleries:read' },
      { to: '/media', text: 'Pictures', icon: <PicturesIcon />, needs: 'media:read' },
      { to: '/redirects', text: 'Redirects', icon: <RedirectsIcon />, needs: 'redirects:read' },
      {
        to: '/statistics',
        text: 'Statistics',
        icon: <StatisticsIcon />,
        needs: 'statistics:read',
        jump: 's',
      },
    ],
  },
  {
    group: 'Readers',
    places: [
      { to: '/posts', text: 'Blog', icon: <BlogIcon />, needs: 'posts:read', jump: 'w' },
      { to: '/comments', text: 'Comments', icon: <CommentsIcon />, needs: 'comments:read' },
      { to: '/letters', text: 'Letters to readers', icon: <LettersIcon />, needs: 'subscribers:read' },
      { to: '/subscribers', text: 'Newsletter', icon: <NewsletterIcon />, needs: 'subscribers:read' },
    ],
  },
  {
    group: 'Office',
    places: [
      { to: '/settings', text: 'Site settings', icon: <SettingsIcon />, needs: 'settings:edit' },
      { to: '/staff', text: 'Staff', icon: <StaffIcon />, needs: 'staff:read' },
      { to: '/messages', text: 'Mailbox', icon: <MailIcon />, needs: 'messages:read', jump: 'm' },
      { to: '/jobs', text: 'Jobs', icon: <JobsIcon />, needs: 'jobs:read' },
      { to: '/first-steps', text: 'First steps', icon: <FirstStepsIcon />, needs: 'first-steps:read' },
      {
        to: '/content-file',
        text: 'Export and import',
        icon: <ContentFileIcon />,
        needs: 'content-file:use',
      },
      { to: '/operations', text: 'Operations', icon: <OperationsIcon />, needs: 'operations:read' },
      { to: '/server-errors', text: 'Errors', icon: <ErrorsIcon />, needs: 'operations:read' },
      { to: '/webhooks', text: 'Webhooks', icon: <WebhooksIcon />, needs: 'webhooks:read' },
      { to: '/audit', text: 'Audit log', icon: <AuditIcon />, needs: 'audit:read' },
    ],
  },
];
