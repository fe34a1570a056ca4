package holosite.server.position;

import holosite.rules.table.Role;

/** How a card is on its host, where that is said. */
enum PlacedRole {
    PILOT(Role.PILOT),
    PASSENGER(Role.PASSENGER),
    ASTROMECH(Role.ASTROMECH),
    CARGO(Role.CARGO),
    CAPTIVE(Role.ESCORTED),
    PRISONER(Role.IMPRISONED),
    STACKED(Role.STACKED),
    AT(Role.AT);

    private final Role role;

    PlacedRole(Role role) {
        this.role = role;
    }

    Role role() {
        return role;
    }

    static PlacedRole of(Role role) {
        for (PlacedRole one : values()) {
            if (one.role == role) {
                return one;
            }
        }
        throw new IllegalArgumentException("no position says that a card is " + role);
    }
}
