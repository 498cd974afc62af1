export const blog: Record<string, string> = {
  'Leads and WhatsApp': 'लीड आणि WhatsApp',
  'Online shops': 'ऑनलाइन दुकाने',
  'Social media': 'सोशल मीडिया',
  'Trust and safety': 'विश्वास आणि सुरक्षितता',
  Websites: 'वेबसाइट',
};
