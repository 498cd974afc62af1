import { ReferenceInput, required, SelectInput } from 'react-admin';

/** The service that a record is for. */
export const ServiceInput = () => (
  <ReferenceInput source="serviceId" reference="services">
    <SelectInput label="Service" optionText="name" validate={required()} />
  </ReferenceInput>
);
