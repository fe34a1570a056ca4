package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * The players of the battle going on have each other's battle destiny: the numbers drawn, before
 * what texts add to a total.
 */
public record SwitchBattleDestinies() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("switch", "échanger"),
                p.say("those two battle destinies", "ces deux destinées de bataille"));
    }
}
