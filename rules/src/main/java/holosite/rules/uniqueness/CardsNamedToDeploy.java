package holosite.rules.uniqueness;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.Effect;
import holosite.language.filter.AllOf;
import holosite.language.filter.Filter;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.Titled;
import holosite.rules.card.Definition;
import holosite.rules.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards a text can deploy from a pile, if it names each of them. It may be tried without
 * knowing whether one is there, but not if none of them may come to the table any more. A text that
 * says what kind of card it deploys names none.
 */
public record CardsNamedToDeploy(List<Name> names) {

    /** A title, or a persona with all its versions. */
    public record Name(String title, boolean persona) {
        boolean means(Definition card) {
            return persona ? card.isPersona(title) : card.titled(title);
        }
    }

    public CardsNamedToDeploy {
        names = List.copyOf(names);
    }

    /** What an effect can deploy from a pile; no names if it does no such thing. */
    public static CardsNamedToDeploy of(Effect effect) {
        var names = new ArrayList<Name>();
        boolean onlyNames =
                effect instanceof DeployFrom deploy
                        && deploy.from() != Pile.HAND
                        && collect(deploy.which(), names);
        return new CardsNamedToDeploy(onlyNames ? names : List.of());
    }

    private static boolean collect(Filter filter, List<Name> names) {
        return switch (filter) {
            case Titled titled -> names.add(new Name(titled.title(), false));
            case PersonaOf persona -> names.add(new Name(persona.name(), true));
            case OneOf one -> one.every(each -> collect(each, names));
            case AllOf all -> all.any(each -> collect(each, names));
            default -> false;
        };
    }

    public boolean none() {
        return names.isEmpty();
    }

    /** Whether none of them may come to the table for this player any more. */
    public boolean allBarred(GameState game, Side player) {
        for (int i = 0; i < names.size(); i++) {
            if (!barred(game, player, names.get(i))) {
                return false;
            }
        }
        return !names.isEmpty();
    }

    private static boolean barred(GameState game, Side player, Name name) {
        var table = game.table();
        boolean barred = false;
        for (int card = 0; card < table.count(); card++) {
            Definition definition = table.definition(card);
            if (name.means(definition)) {
                if (UniquenessRules.refusal(game, definition, player).none()) {
                    return false;
                }
                barred = true;
            }
        }
        return barred;
    }
}
