package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.table.Role;
import java.util.List;
import java.util.Set;

/**
 * A card a player can see, with its figures as they are now. The handle names it in this view; a
 * card that was hidden in between comes back under another handle. Figures a card does not have are
 * NaN. {@code race} is a Podracer's race total, or what a race destiny counts. {@code faceDown} is
 * how many cards lie face down under it that the viewer may not look at.
 */
public record CardView(
        int handle,
        String id,
        String title,
        Side owner,
        Role role,
        Set<Mark> marks,
        double power,
        double ability,
        double politics,
        double maneuver,
        double armor,
        double forfeit,
        double defense,
        double ferocity,
        double landspeed,
        double hyperspeed,
        double immunity,
        double race,
        int faceDown,
        List<CardView> on) {

    /** What can be seen on a card. */
    public enum Mark {
        HIT,
        UNDERCOVER,
        CAPTIVE,
        FROZEN,
        MISSING,
        CRASHED,
        IN_BATTLE,
        EXCLUDED,
        MOVED,
        BATTLED,
        /** Has been in a search party this turn. */
        SEARCHED,
        FACE_DOWN,
        BLOWN_AWAY,
        COLLAPSED,
        /** A bomber over a site until it returns to the system. */
        BOMBING_RUN,
        /** A character that crossed over to the other side of the Force. */
        CROSSED_OVER,
        /** The target of an Effect or Epic Event on the table. */
        AIMED_AT,
        /** Carries out an Epic Event of its own side: the lead of an Attack Run. */
        LEADS,
        UNPILOTED,
        TEXT_CANCELED,
        /** A Podracer that costs Force to race with. */
        DAMAGED,
        /** An Objective with its other side up. */
        FLIPPED
    }

    public CardView {
        marks = Set.copyOf(marks);
        on = List.copyOf(on);
    }
}
