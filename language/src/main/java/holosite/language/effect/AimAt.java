package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.Optional;

/** The speaking card is aimed at this card from now on, or no longer at any. */
public record AimAt(Optional<Filter> card) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention self = p.self(true);
        if (card.isEmpty()) {
            return Statement.change(
                    Clause.about(
                            self, p.say("no longer aims at any card", "ne vise plus aucune carte")),
                    p.say("stop aiming %s", "cesser de viser avec %s", self.text()));
        }
        String aim = p.mention(card.get(), Determiner.A).text();
        return Statement.change(
                Clause.about(self, p.say("is aimed at", "vise"), aim),
                p.say("aim %s at %s", "viser avec %s %s", self.text(), aim));
    }
}
