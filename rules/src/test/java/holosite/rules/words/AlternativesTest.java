package holosite.rules.words;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.your;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.PRESENT_WITH;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.HOST;
import static holosite.language.words.Filters.all;
import static holosite.language.words.Filters.titled;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.filter.Filter;
import holosite.language.words.Conditions;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Of several alternatives each reaches what it would reach by itself. */
class AlternativesTest {
    private static final String BOMB = "Plain Bomb";

    private static Card bomb(Filter victims) {
        return Kinds.effect(BOMB, DARK, "0_1")
                .destiny(3)
                .says(
                        deploysOn(CHARACTER),
                        may(at(your(Phase.CONTROL)).then(lose(victims))),
                        adds(
                                1,
                                Figure.POWER,
                                HOST,
                                Conditions.thereIs(
                                        HOST.related(
                                                PRESENT_WITH,
                                                titled("Darth Vader")
                                                        .or(all(titled("Leia Organa")))))));
    }

    /** A trooper with a bomb on him, beside Luke, who is there or missing. */
    private static Scene cantina(Filter victims, boolean missing) {
        var table = tableWith(bomb(victims)).at(CANTINA, "Stormtrooper", "Luke Skywalker");
        return (missing ? table.missing("Luke Skywalker") : table)
                .on("Stormtrooper", BOMB)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void besideOneCardThatIsMeantInAnyCaseOthersMustBeActive() {
        Filter others = CHARACTER.presentWith(HOST);
        for (boolean missing : new boolean[] {true, false}) {
            var scene = cantina(HOST.or(others), missing);
            scene.use(BOMB).passResponses();
            assertThat(scene.lost(DARK)).contains("Stormtrooper");
            assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(missing);
        }
        var all = cantina(HOST.or(all(CHARACTER).presentWith(HOST)), true);
        all.use(BOMB).passResponses();
        assertThat(all.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    void soMustThoseWhomSomethingIsTold() {
        for (String who : new String[] {"Darth Vader", "Leia Organa"}) {
            var scene =
                    tableWith(bomb(HOST))
                            .at(CANTINA, "Stormtrooper", who)
                            .missing(who)
                            .on("Stormtrooper", BOMB)
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.power("Stormtrooper")).isEqualTo(who.equals("Leia Organa") ? 2 : 1);
        }
    }
}
