package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/**
 * How many such locations a player has deployed, whether or not they were converted or blown away
 * since; or only those that were battlegrounds when they were deployed.
 */
public record LocationsDeployed(Who who, Filter which, boolean battlegrounds) implements Amount {

    @Override
    public String say(Prose p) {
        return p.say(
                "the number of %s deployed by %s",
                "le nombre de %s déployés par %s", named(p), p.player(who).text());
    }

    private String named(Prose p) {
        String kind = which.phrase().counted(p, "", true).strip();
        return battlegrounds
                ? p.say("battleground ", "") + kind + p.say("", " de terrain de bataille")
                : kind;
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        return Quantity.each(
                p.say(
                        "for each of the %s deployed by %s",
                        "pour chacun des %s déployés par %s", named(p), p.player(who).text()));
    }
}
