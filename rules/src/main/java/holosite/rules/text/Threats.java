package holosite.rules.text;

import holosite.language.ability.Deed;
import holosite.language.ability.Fires;
import holosite.language.card.Pile;
import holosite.language.effect.BlowAway;
import holosite.language.effect.Branch;
import holosite.language.effect.CancelCards;
import holosite.language.effect.Capture;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Collapse;
import holosite.language.effect.Effect;
import holosite.language.effect.ForEach;
import holosite.language.effect.HitIt;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import holosite.language.effect.Put;
import holosite.language.effect.Steal;
import holosite.language.filter.Being;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a success does to the card targeted, by a weapon or any other text: some cards respond to
 * being targeted to be stolen, hit, lost or captured.
 */
public final class Threats {
    private Threats() {}

    /** The card targeted would be stolen, hit, lost or captured. */
    public static boolean threatens(Fires shot) {
        return !of(shot.success(), "target").isEmpty();
    }

    public static boolean captures(Fires shot) {
        return of(shot.success(), "target").contains(Deed.BE_CAPTURED);
    }

    /** What these effects would do to the card chosen under this name. */
    public static Set<Deed> of(List<Effect> effects, String name) {
        var found = EnumSet.noneOf(Deed.class);
        effects.forEach(effect -> find(effect, name, found));
        return found;
    }

    private static void find(Effect effect, String name, Set<Deed> found) {
        switch (effect) {
            case Capture c -> add(c.cards(), name, Deed.BE_CAPTURED, found);
            case HitIt h -> add(h.cards(), name, Deed.BE_TARGETED, found);
            case Collapse c -> add(c.sites(), name, Deed.BE_TARGETED, found);
            case Steal s -> add(s.cards(), name, Deed.BE_STOLEN, found);
            case BlowAway b -> add(b.cards(), name, Deed.BE_BLOWN_AWAY, found);
            case CancelCards c -> add(c.cards(), name, Deed.BE_CANCELED, found);
            case Put p when p.to() == Pile.LOST_PILE -> add(p.cards(), name, Deed.BE_LOST, found);
            case Branch b -> {
                b.branches().forEach(one -> found.addAll(of(one.then(), name)));
                found.addAll(of(b.otherwise(), name));
            }
            case May m -> {
                found.addAll(of(m.then(), name));
                found.addAll(of(m.otherwise(), name));
            }
            case MayPay m -> {
                found.addAll(of(m.then(), name));
                found.addAll(of(m.otherwise(), name));
            }
            case ChooseOne c -> c.options().forEach(one -> found.addAll(of(one, name)));
            case ForEach f -> found.addAll(of(f.effects(), name));
            default -> {}
        }
    }

    private static void add(Filter cards, String name, Deed deed, Set<Deed> found) {
        if (cards instanceof Being(Chosen chosen) && chosen.name().equals(name)) {
            found.add(deed);
        }
    }
}
