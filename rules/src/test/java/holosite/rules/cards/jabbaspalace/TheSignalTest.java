package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** The Signal, and Twi'lek Advisor, which says the same. */
class TheSignalTest {
    @Test
    @Claim("effect#5")
    void itFetchesAnEffectOfAnyKindForThreeForce() {
        var scene =
                table().hand(LIGHT, "The Signal")
                        .reserve(
                                LIGHT,
                                "Our Most Desperate Hour",
                                "Descent Into The Dark",
                                "Demotion",
                                "light Rogue Asteroid",
                                "Plea To The Court",
                                "An Unusual Amount Of Fear",
                                "Han Solo")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("The Signal").passResponses();
        assertThat(scene.offered())
                .contains("Our Most Desperate Hour", "Descent Into The Dark", "Demotion")
                .contains("Rogue Asteroid", "Plea To The Court", "An Unusual Amount Of Fear")
                .doesNotContain("Han Solo");
        scene.chooseOnly("Demotion").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Demotion");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.used(LIGHT)).contains("The Signal");
    }

    @Test
    @Ruling("dots-bound-plays-in-a-turn")
    void oneOfEachIsPlayedInATurn() {
        var light =
                table().hand(LIGHT, "The Signal", "The Signal")
                        .reserve(LIGHT, "Demotion")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        light.play("The Signal").passResponses().choose("Demotion").passResponses();
        assertThat(light.offered()).noneMatch(words -> words.startsWith("play The Signal"));
        var dark =
                table().hand(DARK, "Twi'lek Advisor", "Twi'lek Advisor")
                        .reserve(DARK, "First Strike", "Luke? Luuuuke!")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        dark.play("Twi'lek Advisor").passResponses().chooseOnly("First Strike").passResponses();
        assertThat(dark.forcePile(DARK)).hasSize(6);
        assertThat(dark.hand(DARK)).contains("First Strike");
        assertThat(dark.offered()).noneMatch(words -> words.startsWith("play Twi'lek"));
    }

    @Test
    @Ruling("dots-bound-plays-in-a-turn")
    void threeOfACardWithThreeDotsAreDeployedInATurnAndNoFourth() {
        String walker = "Blizzard Walker";
        var scene =
                table().site(PLAINS, DARK)
                        .hand(DARK, walker, walker, walker, walker, "Stormtrooper")
                        .force(DARK, 30)
                        .turn(DARK, Phase.DEPLOY);
        for (String copy : new String[] {"", "#2", "#3"}) {
            scene.deploy(walker + copy).passUntil(DARK);
        }
        // with one of them gone there is room on the table, but not in this turn
        scene.state()
                .table()
                .toTop(scene.card(walker), Table.zone(DARK, Zone.LOST_PILE), Role.NONE);
        scene.deploy("Stormtrooper").to(PLAINS).passUntil(DARK);
        mayNotInThisPhase(scene, "deploy " + walker + "#4");
        scene.passUntil(LIGHT, Phase.DEPLOY).passUntil(DARK, Phase.DEPLOY);
        scene.offers("deploy " + walker + "#4");
    }

    @Test
    @Ruling("dots-bound-plays-in-a-turn")
    void theOneOfTheOpponentCountsAsWell() {
        var dark = trick(DARK, "900_1");
        var light = trick(LIGHT, "900_2");
        var scene =
                tableWith(dark, light)
                        .hand(DARK, "dark Plain Trick")
                        .hand(LIGHT, "light Plain Trick")
                        .turn(DARK, Phase.CONTROL);
        var without =
                tableWith(dark, light).hand(LIGHT, "light Plain Trick").turn(DARK, Phase.CONTROL);
        without.pass(DARK).offers("play Plain Trick");
        scene.play("dark Plain Trick").passResponses();
        scene.passUntil(DARK, Phase.MOVE);
        mayNotInThisPhase(scene, "play light Plain Trick");
        scene.passUntil(LIGHT, Phase.CONTROL).offers("play light Plain Trick");
    }

    private static Card trick(Side side, String id) {
        return Kinds.lostInterrupt("Plain Trick", side, id)
                .unique()
                .destiny(1)
                .says(
                        Actions.lost(
                                Action.at(When.anyTime())
                                        .then(Effects.loseForce(Who.OPPONENT, 1))));
    }

    @Test
    @Ruling("dots-bound-plays-in-a-turn")
    void whoWasDeployedAndLostIsNotDeployedAgainInThatTurn() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(LIGHT, "Leia Organa", "Leia Organa")
                        .force(LIGHT, 20)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Leia Organa").to(CANTINA).passResponses();
        int leia = scene.card("Leia Organa");
        scene.state().table().toTop(leia, Table.zone(LIGHT, Zone.LOST_PILE), Role.NONE);
        scene.pass(LIGHT).passUntil(LIGHT, Phase.DRAW);
        scene.passUntil(DARK, Phase.ACTIVATE).passUntil(LIGHT, Phase.DEPLOY);
        scene.offers("deploy Leia Organa#2");

        var again =
                table().site(CANTINA, DARK)
                        .hand(LIGHT, "Leia Organa", "Leia Organa", "Rebel Trooper")
                        .force(LIGHT, 20)
                        .turn(LIGHT, Phase.DEPLOY);
        again.deploy("Leia Organa").to(CANTINA).passResponses();
        again.state()
                .table()
                .toTop(again.card("Leia Organa"), Table.zone(LIGHT, Zone.LOST_PILE), Role.NONE);
        again.deploy("Rebel Trooper").to(CANTINA).passUntil(LIGHT).mayNot("deploy Leia Organa#2");
    }
}
