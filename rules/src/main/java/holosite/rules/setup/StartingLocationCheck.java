package holosite.rules.setup;

import holosite.language.ability.DeploysOnly;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness.Scope;
import holosite.language.condition.Always;
import holosite.rules.card.Definition;

/** Which locations a game can begin with. */
public final class StartingLocationCheck {
    private StartingLocationCheck() {}

    /** A location that can be on an empty table: it needs no other card first. */
    public static boolean legal(Definition location) {
        return location.isLocation()
                && !location.card().system().isEmpty()
                && location.card().uniqueness().scope() != Scope.SYSTEM
                && !location.has(Trait.ASTEROID)
                && !(location.is(Subtype.SECTOR) && location.has(Trait.CLOUD))
                && !needsAnother(location);
    }

    /** A text that asks for another card, or a site of ships of which there are several. */
    private static boolean needsAnother(Definition location) {
        return location.card().textFor(location.card().side()).stream()
                        .anyMatch(
                                says ->
                                        says instanceof DeploysOnly only
                                                && !(only.when() instanceof Always))
                || !location.isUnique()
                        && (location.has(Icon.STARSHIP_SITE) || location.has(Icon.VEHICLE_SITE));
    }
}
