package agency.shell.core;

import java.util.ArrayList;
import java.util.List;

/** Which addresses are ours, and which belong to the payment gateway: whole origins, compared exactly. */
public final class OriginPolicy {
    private final String origin;
    private final List<String> paymentOrigins = new ArrayList<String>();

    /** @throws IllegalArgumentException unless each is an https origin and nothing more */
    public OriginPolicy(String origin, List<String> paymentOrigins) {
        this.origin = checked(origin);
        for (String one : paymentOrigins) this.paymentOrigins.add(checked(one));
    }

    public String origin() {
        return origin;
    }

    public boolean isOurs(String url) {
        Address address = Address.read(url);
        return address != null && isOurs(address);
    }

    boolean isOurs(Address address) {
        return origin.equals(address.origin);
    }

    boolean isPayment(Address address) {
        return paymentOrigins.contains(address.origin);
    }

    private static String checked(String origin) {
        Address address = Address.read(origin);
        if (address == null || !"https".equals(address.scheme) || !origin.equals(address.origin))
            throw new IllegalArgumentException("Not an https origin: " + origin);
        return origin;
    }
}
