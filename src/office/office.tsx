import './no-eval.ts';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from './auth-provider.ts';
import { officeName } from '#kit/office/brand.ts';
import { dataProvider } from './data-provider.ts';
import { dropLateFilters } from './late-filters.ts';
import { Forbidden, Nowhere } from '#kit/office/parts/dead-ends.tsx';
import { OfficeLayout } from '#office/layout/office-layout.tsx';
import { routerProvider } from '#office/layout/router-provider.ts';
import { screen } from './screen.ts';
import { theme } from '#kit/office/theme.ts';

const TodayPage = screen(() => import('#desk/today/office/today-page.tsx'), 'TodayPage');
const LeadList = screen(() => import('#sales/leads/office/lead-list.tsx'), 'LeadList');
const LeadShow = screen(() => import('#sales/leads/office/lead-show.tsx'), 'LeadShow');
const TaskList = screen(() => import('#sales/leads/tasks/office/task-list.tsx'), 'TaskList');
const LeadTemplateList = screen(
  () => import('#sales/leads/messages/office/template-screens.tsx'),
  'LeadTemplateList',
);
const LeadTemplateEdit = screen(
  () => import('#sales/leads/messages/office/template-screens.tsx'),
  'LeadTemplateEdit',
);
const LeadTemplateCreate = screen(
  () => import('#sales/leads/messages/office/template-screens.tsx'),
  'LeadTemplateCreate',
);
const ImportPage = screen(() => import('#sales/leads/import/office/import-page.tsx'), 'ImportPage');
const RuleList = screen(() => import('#sales/leads/rules/office/rule-screens.tsx'), 'RuleList');
const RuleEdit = screen(() => import('#sales/leads/rules/office/rule-screens.tsx'), 'RuleEdit');
const RuleCreate = screen(() => import('#sales/leads/rules/office/rule-screens.tsx'), 'RuleCreate');
const BookingList = screen(() => import('#sales/bookings/office/booking-list.tsx'), 'BookingList');
const BookingShow = screen(() => import('#sales/bookings/office/booking-show.tsx'), 'BookingShow');
const BookingCalendar = screen(
  () => import('#sales/bookings/office/booking-calendar.tsx'),
  'BookingCalendar',
);
const BookingSettingsPage = screen(
  () => import('#sales/bookings/office/booking-settings-page.tsx'),
  'BookingSettingsPage',
);
const RenewalList = screen(() => import('#money/renewals/office/renewal-list.tsx'), 'RenewalList');
const RefundRequestList = screen(
  () => import('#money/refund-requests/office/refund-request-list.tsx'),
  'RefundRequestList',
);
const RefundRequestShow = screen(
  () => import('#money/refund-requests/office/refund-request-show.tsx'),
  'RefundRequestShow',
);
const CustomerList = screen(() => import('#people/customers/office/customer-list.tsx'), 'CustomerList');
const CustomerShow = screen(() => import('#people/customers/office/customer-show.tsx'), 'CustomerShow');
const HelpList = screen(() => import('#people/help/office/help-list.tsx'), 'HelpList');
const HelpShow = screen(() => import('#people/help/office/help-show.tsx'), 'HelpShow');
const QuotationList = screen(() => import('#sales/quotations/office/quotation-list.tsx'), 'QuotationList');
const QuotationShow = screen(() => import('#sales/quotations/office/quotation-show.tsx'), 'QuotationShow');
const QuotationEdit = screen(() => import('#sales/quotations/office/quotation-form.tsx'), 'QuotationEdit');
const QuotationCreate = screen(
  () => import('#sales/quotations/office/quotation-form.tsx'),
  'QuotationCreate',
);
const TemplateList = screen(() => import('#sales/quotations/office/template-screens.tsx'), 'TemplateList');
const TemplateEdit = screen(() => import('#sales/quotations/office/template-screens.tsx'), 'TemplateEdit');
const TemplateCreate = screen(
  () => import('#sales/quotations/office/template-screens.tsx'),
  'TemplateCreate',
);
const PaymentList = screen(() => import('#money/payments/office/payment-list.tsx'), 'PaymentList');
const PaymentShow = screen(() => import('#money/payments/office/payment-show.tsx'), 'PaymentShow');
const InvoiceList = screen(() => import('#money/invoices/office/invoice-list.tsx'), 'InvoiceList');
const ReconciliationList = screen(
  () => import('#money/payments/office/reconciliation-list.tsx'),
  'ReconciliationList',
);
const ServiceList = screen(() => import('#catalogue/services/office/service-list.tsx'), 'ServiceList');
const ServiceEdit = screen(() => import('#catalogue/services/office/service-form.tsx'), 'ServiceEdit');
const ServiceCreate = screen(() => import('#catalogue/services/office/service-form.tsx'), 'ServiceCreate');
const PostList = screen(() => import('#content/blog/office/post-list.tsx'), 'PostList');
const PostEdit = screen(() => import('#content/blog/office/post-edit.tsx'), 'PostEdit');
const PostCreate = screen(() => import('#content/blog/office/post-create.tsx'), 'PostCreate');
const CommentList = screen(() => import('#content/comments/office/comment-list.tsx'), 'CommentList');
const SubscriberList = screen(
  () => import('#content/newsletter/office/subscriber-list.tsx'),
  'SubscriberList',
);
const StaffList = screen(() => import('#agency/staff/office/staff-list.tsx'), 'StaffList');
const StaffEdit = screen(() => import('#agency/staff/office/staff-form.tsx'), 'StaffEdit');
const StaffCreate = screen(() => import('#agency/staff/office/staff-form.tsx'), 'StaffCreate');
const HomePage = screen(() => import('#content/home/office/home-page.tsx'), 'HomePage');
const ServicePageList = screen(
  () => import('#catalogue/service-pages/office/service-page-list.tsx'),
  'ServicePageList',
);
const ServicePageEdit = screen(
  () => import('#catalogue/service-pages/office/service-page-edit.tsx'),
  'ServicePageEdit',
);
const FeatureList = screen(
  () => import('#catalogue/real-estate-features/office/feature-list.tsx'),
  'FeatureList',
);
const FeatureEdit = screen(
  () => import('#catalogue/real-estate-features/office/feature-form.tsx'),
  'FeatureEdit',
);
const FeatureCreate = screen(
  () => import('#catalogue/real-estate-features/office/feature-form.tsx'),
  'FeatureCreate',
);
const GalleryList = screen(() => import('#content/galleries/office/gallery-list.tsx'), 'GalleryList');
const GalleryEdit = screen(() => import('#content/galleries/office/gallery-form.tsx'), 'GalleryEdit');
const GalleryCreate = screen(() => import('#content/galleries/office/gallery-form.tsx'), 'GalleryCreate');
const PictureList = screen(() => import('#agency/media/office/picture-list.tsx'), 'PictureList');
const PolicyList = screen(() => import('#content/policies/office/policy-list.tsx'), 'PolicyList');
const PolicyEdit = screen(() => import('#content/policies/office/policy-form.tsx'), 'PolicyEdit');
const PlanList = screen(() => import('#catalogue/plans/office/plan-screens.tsx'), 'PlanList');
const PlanEdit = screen(() => import('#catalogue/plans/office/plan-screens.tsx'), 'PlanEdit');
const PickerList = screen(() => import('#catalogue/pickers/office/picker-screens.tsx'), 'PickerList');
const PickerEdit = screen(() => import('#catalogue/pickers/office/picker-screens.tsx'), 'PickerEdit');
const BenefitList = screen(() => import('#catalogue/benefits/office/benefit-list.tsx'), 'BenefitList');
const BenefitEdit = screen(() => import('#catalogue/benefits/office/benefit-form.tsx'), 'BenefitEdit');
const BenefitCreate = screen(() => import('#catalogue/benefits/office/benefit-form.tsx'), 'BenefitCreate');
const GstRateList = screen(() => import('#catalogue/gst/office/gst-screens.tsx'), 'GstRateList');
const GstRateEdit = screen(() => import('#catalogue/gst/office/gst-screens.tsx'), 'GstRateEdit');
const GstRateCreate = screen(() => import('#catalogue/gst/office/gst-screens.tsx'), 'GstRateCreate');
const CartList = screen(() => import('#money/cart/office/cart-list.tsx'), 'CartList');
const OfferPage = screen(() => import('#catalogue/offer/office/offer-page.tsx'), 'OfferPage');
const AboutPage = screen(() => import('#content/about/office/about-page.tsx'), 'AboutPage');
const PricingPlanList = screen(
  () => import('#catalogue/pricing-plans/office/pricing-plan-screens.tsx'),
  'PricingPlanList',
);
const PricingPlanEdit = screen(
  () => import('#catalogue/pricing-plans/office/pricing-plan-screens.tsx'),
  'PricingPlanEdit',
);
const PricingPlanCreate = screen(
  () => import('#catalogue/pricing-plans/office/pricing-plan-screens.tsx'),
  'PricingPlanCreate',
);
const CouponList = screen(() => import('#money/coupons/office/coupon-screens.tsx'), 'CouponList');
const CouponEdit = screen(() => import('#money/coupons/office/coupon-screens.tsx'), 'CouponEdit');
const CouponCreate = screen(() => import('#money/coupons/office/coupon-screens.tsx'), 'CouponCreate');
const LevelList = screen(() => import('#catalogue/onboarding/office/onboarding-screens.tsx'), 'LevelList');
const LevelEdit = screen(() => import('#catalogue/onboarding/office/onboarding-screens.tsx'), 'LevelEdit');
const LevelCreate = screen(
  () => import('#catalogue/onboarding/office/onboarding-screens.tsx'),
  'LevelCreate',
);
const ScheduleList = screen(
  () => import('#catalogue/onboarding/office/onboarding-screens.tsx'),
  'ScheduleList',
);
const ScheduleEdit = screen(
  () => import('#catalogue/onboarding/office/onboarding-screens.tsx'),
  'ScheduleEdit',
);
const ScheduleCreate = screen(
  () => import('#catalogue/onboarding/office/onboarding-screens.tsx'),
  'ScheduleCreate',
);
const AdmissionList = screen(() => import('#money/admissions/office/admission-list.tsx'), 'AdmissionList');
const AdmissionShow = screen(() => import('#money/admissions/office/admission-show.tsx'), 'AdmissionShow');
const RedirectList = screen(() => import('#content/redirects/office/redirect-list.tsx'), 'RedirectList');
const RedirectEdit = screen(() => import('#content/redirects/office/redirect-form.tsx'), 'RedirectEdit');
const RedirectCreate = screen(() => import('#content/redirects/office/redirect-form.tsx'), 'RedirectCreate');
const LostAddressList = screen(
  () => import('#content/redirects/office/lost-address-list.tsx'),
  'LostAddressList',
);
const MessageList = screen(() => import('#agency/messages/office/message-list.tsx'), 'MessageList');
const MessageShow = screen(() => import('#agency/messages/office/message-show.tsx'), 'MessageShow');
const AccountPage = screen(() => import('#agency/staff/office/account/account-page.tsx'), 'AccountPage');
const FirstStepsPage = screen(
  () => import('#desk/first-steps/office/first-steps-page.tsx'),
  'FirstStepsPage',
);
const ContentCheckPage = screen(
  () => import('#desk/content-check/office/content-check-page.tsx'),
  'ContentCheckPage',
);
const ContentFilePage = screen(
  () => import('#content/content-file/office/content-file-page.tsx'),
  'ContentFilePage',
);
const OperationsPage = screen(() => import('#desk/operations/office/operations-page.tsx'), 'OperationsPage');
const ErrorList = screen(() => import('#desk/operations/office/error-list.tsx'), 'ErrorList');
const WebhookList = screen(() => import('#agency/webhooks/office/webhook-list.tsx'), 'WebhookList');
const WebhookShow = screen(() => import('#agency/webhooks/office/webhook-show.tsx'), 'WebhookShow');
const TranslationList = screen(
  () => import('#content/translations/office/translation-list.tsx'),
  'TranslationList',
);
const AuditList = screen(() => import('#agency/audit/office/audit-list.tsx'), 'AuditList');
const SettingsPage = screen(() => import('#agency/settings/office/settings-page.tsx'), 'SettingsPage');
const StatisticsPage = screen(() => import('#desk/statistics/office/statistics-page.tsx'), 'StatisticsPage');
const LetterList = screen(() => import('#content/letters/office/letter-list.tsx'), 'LetterList');
const LetterEdit = screen(() => import('#content/letters/office/letter-form.tsx'), 'LetterEdit');
const LetterCreate = screen(() => import('#content/letters/office/letter-form.tsx'), 'LetterCreate');
const DashboardPage = screen(() => import('#desk/dashboard/office/dashboard-page.tsx'), 'DashboardPage');
const JobsPage = screen(() => import('#desk/queues/office/jobs-page.tsx'), 'JobsPage');

/** Every screen of the back office. Each comes when it is opened. */
const Screens = () => (
  <Admin
    title={officeName}
    dataProvider={dataProvider}
    authProvider={authProvider}
    routerProvider={routerProvider}
    layout={OfficeLayout}
    theme={theme}
    darkTheme={null}
    loginPage={false}
    accessDenied={Forbidden}
    catchAll={Nowhere}
    dashboard={TodayPage}
    requireAuth
    disableTelemetry
  >
    <Resource name="leads" list={LeadList} show={LeadShow} recordRepresentation="name" />
    <Resource name="lead-tasks" list={TaskList} options={{ label: 'Tasks' }} />
    <Resource
      name="lead-templates"
      list={LeadTemplateList}
      edit={LeadTemplateEdit}
      create={LeadTemplateCreate}
      recordRepresentation="name"
      options={{ label: 'Lead templates' }}
    />
    <Resource
      name="lead-rules"
      list={RuleList}
      edit={RuleEdit}
      create={RuleCreate}
      recordRepresentation="name"
      options={{ label: 'Lead rules' }}
    />
    <Resource name="bookings" list={BookingList} show={BookingShow} recordRepresentation="name" />
    <Resource name="payments" list={PaymentList} show={PaymentShow} recordRepresentation="id" />
    <Resource name="invoices" list={InvoiceList} recordRepresentation="number" />
    <Resource name="renewals" list={RenewalList} />
    <Resource
      name="refund-requests"
      list={RefundRequestList}
      show={RefundRequestShow}
      recordRepresentation="customerName"
      options={{ label: 'Refund requests' }}
    />
    <Resource name="reconciliations" list={ReconciliationList} />
    <Resource name="customers" list={CustomerList} show={CustomerShow} recordRepresentation="fullName" />
    <Resource
      name="help-requests"
      list={HelpList}
      show={HelpShow}
      recordRepresentation="name"
      options={{ label: 'Help requests' }}
    />
    <Resource
      name="quotations"
      list={QuotationList}
      show={QuotationShow}
      edit={QuotationEdit}
      create={QuotationCreate}
      recordRepresentation="code"
    />
    <Resource
      name="quotation-templates"
      list={TemplateList}
      edit={TemplateEdit}
      create={TemplateCreate}
      recordRepresentation="name"
      options={{ label: 'Quotation templates' }}
    />
    <Resource
      name="services"
      list={ServiceList}
      edit={ServiceEdit}
      create={ServiceCreate}
      recordRepresentation="name"
    />
    <Resource name="posts" list={PostList} edit={PostEdit} create={PostCreate} recordRepresentation="title" />
    <Resource name="comments" list={CommentList} />
    <Resource
      name="letters"
      list={LetterList}
      edit={LetterEdit}
      create={LetterCreate}
      recordRepresentation="subject"
      options={{ label: 'Letters to readers' }}
    />
    <Resource name="subscribers" list={SubscriberList} options={{ label: 'Newsletter' }} />
    <Resource
      name="staff"
      list={StaffList}
      edit={StaffEdit}
      create={StaffCreate}
      recordRepresentation="name"
      options={{ label: 'Staff' }}
    />
    <Resource
      name="service-pages"
      list={ServicePageList}
      edit={ServicePageEdit}
      options={{ label: 'Service pages' }}
    />
    <Resource
      name="real-estate-features"
      list={FeatureList}
      edit={FeatureEdit}
      create={FeatureCreate}
      recordRepresentation="title"
      options={{ label: 'Real estate features' }}
    />
    <Resource
      name="galleries"
      list={GalleryList}
      edit={GalleryEdit}
      create={GalleryCreate}
      recordRepresentation="title"
    />
    <Resource name="media" list={PictureList} recordRepresentation="alt" options={{ label: 'Pictures' }} />
    <Resource
      name="benefits"
      list={BenefitList}
      edit={BenefitEdit}
      create={BenefitCreate}
      recordRepresentation="title"
    />
    <Resource
      name="gst-rates"
      list={GstRateList}
      edit={GstRateEdit}
      create={GstRateCreate}
      recordRepresentation="name"
      options={{ label: 'GST rates' }}
    />
    <Resource name="carts" list={CartList} />
    <Resource name="plans" list={PlanList} edit={PlanEdit} recordRepresentation="duration" />
    <Resource
      name="pickers"
      list={PickerList}
      edit={PickerEdit}
      recordRepresentation="name"
      options={{ label: 'Feature pickers' }}
    />
    <Resource name="admissions" list={AdmissionList} show={AdmissionShow} recordRepresentation="fullName" />
    <Resource
      name="pricing-plans"
      list={PricingPlanList}
      edit={PricingPlanEdit}
      create={PricingPlanCreate}
      recordRepresentation="name"
      options={{ label: 'Plans by service' }}
    />
    <Resource
      name="coupons"
      list={CouponList}
      edit={CouponEdit}
      create={CouponCreate}
      recordRepresentation="code"
    />
    <Resource
      name="class-levels"
      list={LevelList}
      edit={LevelEdit}
      create={LevelCreate}
      recordRepresentation="name"
      options={{ label: 'Class levels' }}
    />
    <Resource
      name="class-schedules"
      list={ScheduleList}
      edit={ScheduleEdit}
      create={ScheduleCreate}
      recordRepresentation="serviceName"
      options={{ label: 'Onboarding schedules' }}
    />
    <Resource name="policies" list={PolicyList} edit={PolicyEdit} recordRepresentation="title" />
    <Resource
      name="redirects"
      list={RedirectList}
      edit={RedirectEdit}
      create={RedirectCreate}
      recordRepresentation="fromPath"
    />
    <Resource name="lost-addresses" list={LostAddressList} />
    <Resource
      name="messages"
      list={MessageList}
      show={MessageShow}
      recordRepresentation="subject"
      options={{ label: 'Mailbox' }}
    />
    <Resource name="server-errors" list={ErrorList} />
    <Resource name="webhooks" list={WebhookList} show={WebhookShow} recordRepresentation="url" />
    <Resource name="translations" list={TranslationList} />
    <Resource name="audit" list={AuditList} options={{ label: 'Audit log' }} />
    <CustomRoutes>
      <Route path="/account" element={<AccountPage />} />
      <Route path="/leads/import" element={<ImportPage />} />
      <Route path="/home" element={<HomePage />} />
      <Route path="/about" element={<AboutPage />} />
      <Route path="/offer" element={<OfferPage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/booking-calendar" element={<BookingCalendar />} />
      <Route path="/booking-settings" element={<BookingSettingsPage />} />
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/statistics" element={<StatisticsPage />} />
      <Route path="/first-steps" element={<FirstStepsPage />} />
      <Route path="/content-check" element={<ContentCheckPage />} />
      <Route path="/content-file" element={<ContentFilePage />} />
      <Route path="/operations" element={<OperationsPage />} />
      <Route path="/jobs" element={<JobsPage />} />
    </CustomRoutes>
  </Admin>
);

// Only a router of this kind can hold a navigation back while a form has changes that are not saved.
const router = createBrowserRouter([{ path: '*', Component: Screens }], { basename: '/admin' });
dropLateFilters(router);

export const Office = () => <RouterProvider router={router} />;
