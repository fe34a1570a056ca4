package holosite.app.map;

import holosite.language.Card;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.view.PlaceView;

/** A location in its row, and its connection to the next one. */
record MapLocation(PlaceView seen, Card card, Kind kind, Link toNext) {

    enum Kind {
        SITE,
        CLOUD_SECTOR,
        ASTEROID_SECTOR,
        SECTOR,
        SYSTEM
    }

    /** Adjacent sites; sectors and systems next to each other; a site under a sector or system. */
    enum Link {
        NONE,
        ON_FOOT,
        FLYING,
        LANDING
    }

    static Kind kind(Card card) {
        if (card.is(Subtype.SYSTEM)) {
            return Kind.SYSTEM;
        }
        if (card.is(Subtype.SITE)) {
            return Kind.SITE;
        }
        return card.is(Trait.ASTEROID)
                ? Kind.ASTEROID_SECTOR
                : card.is(Trait.CLOUD) ? Kind.CLOUD_SECTOR : Kind.SECTOR;
    }

    /** The connection of a location with the one to its right. */
    static Link link(Kind left, Kind right) {
        if (left == Kind.SITE && right == Kind.SITE) {
            return Link.ON_FOOT;
        }
        if (left != Kind.SITE && right != Kind.SITE) {
            return Link.FLYING;
        }
        // asteroids lie beyond the system and are not connected with the sites
        return left == Kind.SITE && right != Kind.ASTEROID_SECTOR ? Link.LANDING : Link.NONE;
    }

    /** Whether it is a generic location, which can be deployed at any system. */
    boolean generic() {
        return card.system().isEmpty();
    }

    /** Its title, without the name of the region if that is shown already. */
    String shortTitle(String region) {
        String front = region + ": ";
        return card.title().startsWith(front)
                ? card.title().substring(front.length())
                : card.title();
    }
}
