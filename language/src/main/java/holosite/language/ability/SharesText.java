package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Ref;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;

/**
 * The speaking card has the game text of another card in addition to its own. That text then refers
 * to the card that copied it; how a weapon fires is not part of it, and neither are
 * characteristics.
 */
public record SharesText(Ref of, Condition when) implements StandingAbility {

    @Override
    public Clause fact(Prose p) {
        return Clause.of(
                p.say(
                        "the game text of %s also counts as its own",
                        "le texte de jeu de %s compte aussi comme le sien", p.ref(of).text()));
    }
}
