package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Deed;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star: Central Core. */
class DeathStarCentralCoreTest {
    private static final String CORE = "Death Star: Central Core";

    private static Card effect(String title, String id) {
        return Kinds.effect(title, DARK, id)
                .unique()
                .destiny(3)
                .says(Abilities.deploysOnTable().costing(3));
    }

    private static Card interrupt(String title, String id) {
        return Kinds.lostInterrupt(title, DARK, id)
                .destiny(3)
                .says(
                        Actions.lost(
                                Action.at(When.anyTime())
                                        .use(3)
                                        .then(Effects.retrieve(Who.YOU, 1))));
    }

    @ParameterizedTest
    @CsvSource({
        "Wrong Turn, Stormtrooper, 0",
        "Plain Effect, Stormtrooper, 3",
        "Wrong Turn, Rebel Trooper, 3"
    })
    void whoControlsItDeploysWrongTurnForFree(String card, String holder, int cost) {
        var scene =
                tableWith(effect("Plain Effect", "0_3"))
                        .at(CORE, holder)
                        .hand(DARK, card)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(card).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(3 - cost);
    }

    /** It is an Interrupt: the Force that its own text asks for is not used. */
    @ParameterizedTest
    @CsvSource({
        "Retract The Bridge, Stormtrooper, 0",
        "Plain Interrupt, Stormtrooper, 3",
        "Retract The Bridge, Rebel Trooper, 3"
    })
    void whoControlsItPlaysRetractTheBridgeForFree(String card, String holder, int cost) {
        var scene =
                tableWith(
                                interrupt("Retract The Bridge", "0_2"),
                                interrupt("Plain Interrupt", "0_4"))
                        .at(CORE, holder)
                        .hand(DARK, card)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.play(card).passResponses();
        assertThat(scene.lost(DARK)).containsExactly(card);
        assertThat(scene.forcePile(DARK)).hasSize(3 - cost);
    }

    @Test
    void whatOthersAskForIsDueForAFreeInterruptToo() {
        var tax =
                Kinds.effect("Plain Tax", LIGHT, "0_5")
                        .destiny(3)
                        .says(
                                Abilities.toll(
                                        Deed.PLAY,
                                        Who.OPPONENT,
                                        Filters.INTERRUPT,
                                        Filters.ANYTHING,
                                        1));
        var scene =
                tableWith(tax, interrupt("Retract The Bridge", "0_2"))
                        .at(CORE, "Stormtrooper")
                        .beside(LIGHT, "Plain Tax")
                        .hand(DARK, "Retract The Bridge")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.play("Retract The Bridge").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(2);
    }

    @Test
    void withoutForceOnlyWhatIsFreeIsPlayed() {
        tableWith(interrupt("Retract The Bridge", "0_2"), interrupt("Plain Interrupt", "0_4"))
                .at(CORE, "Stormtrooper")
                .hand(DARK, "Retract The Bridge", "Plain Interrupt")
                .turn(DARK, Phase.DEPLOY)
                .offers("play Retract The Bridge")
                .mayNot("play Plain Interrupt");
    }

    @ParameterizedTest
    @CsvSource({"Rebel Trooper, true", "Stormtrooper, false"})
    void theLightSideCancelsTheTractorBeam(String holder, boolean canceled) {
        var scene =
                tableWith(effect("Plain Effect", "0_3"))
                        .at(CORE, holder)
                        .site("Death Star: Docking Bay 327", DARK)
                        .on("Death Star: Docking Bay 327", "Death Star Tractor Beam")
                        .beside(DARK, "Plain Effect")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isIn("Death Star Tractor Beam", Zone.LOST_PILE)).isEqualTo(canceled);
        assertThat(scene.isIn("Plain Effect", Zone.LOST_PILE)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "Death Star: Central Core, DARK, LIGHT, 1",
        "Death Star: Central Core, DARK, DARK, 0",
        "Death Star: Level 4 Military Corridor, DARK, LIGHT, 1",
        "Death Star: Level 4 Military Corridor, DARK, DARK, 0",
        "Death Star: Trash Compactor, LIGHT, LIGHT, 1",
        "Death Star: Trash Compactor, LIGHT, DARK, 0",
        "Tatooine: Jundland Wastes, DARK, DARK, 1",
        "Tatooine: Jundland Wastes, DARK, LIGHT, 0",
        "Yavin 4: Jungle, LIGHT, DARK, 1",
        "Yavin 4: Jungle, LIGHT, LIGHT, 0",
        "Yavin 4: Massassi Throne Room, LIGHT, DARK, 1",
        "Yavin 4: Massassi Throne Room, LIGHT, LIGHT, 0"
    })
    void whoControlsSuchASiteDrainsMore(String site, Side version, Side player, double bonus) {
        String who = player == DARK ? "Stormtrooper" : "Rebel Trooper";
        var scene = table().site(site, version).at(site, who).turn(player, Phase.CONTROL);
        assertThat(scene.forceDrain(site, player) - scene.forceIcons(site, player.opposite()))
                .isEqualTo(bonus);
    }
}
