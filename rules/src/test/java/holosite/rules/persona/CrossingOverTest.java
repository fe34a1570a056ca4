package holosite.rules.persona;

import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.filter.PersonaOf;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.CardEntry;
import holosite.rules.presence.Participation;
import holosite.rules.refusal.Refusal;
import holosite.rules.save.SavedGame;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import holosite.rules.uniqueness.UniquenessRules;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/** Crossing over to the other side of the Force. */
class CrossingOverTest {
    private static final String OBSESSION = "Vader's Obsession";
    private static final String VADER = "Darth Vader";
    private static final String LUKE = "Luke Skywalker";
    private static final String KNIGHT = "Luke Skywalker, Jedi Knight";
    private static final String SWAMP = "Dagobah: Swamp";

    /** Vader beats Luke with 6 + 3 + 3 against 4 + 1 + 1. */
    private static Position duel() {
        return table().at(CANTINA, VADER, LUKE)
                .beside(DARK, "Epic Duel")
                .hand(DARK, OBSESSION)
                .nextDestiny(DARK, 3, 3)
                .nextDestiny(LIGHT, 1, 1);
    }

    /** The Light Side has Luke cross over. */
    private static Scene crossed(Position position) {
        return position.turn(DARK, Phase.CONTROL)
                .play(OBSESSION)
                .passUntil(LIGHT, Prompt.Key.OPTION)
                .option(1)
                .passUntil(DARK, Phase.DEPLOY);
    }

    private static Card face(Scene scene, String card) {
        return scene.state().table().definition(scene.card(card)).card();
    }

    private static void cross(Scene scene, String card) {
        CrossingOver.cross(scene.state(), new int[] {scene.card(card)});
        scene.pass();
    }

    @Test
    @Ruling("crossing-over")
    void whoCrossesOverIsAnotherPersonaOfTheOtherPlayer() {
        var scene = crossed(duel());
        Card now = face(scene, LUKE);
        assertThat(scene.ownerOf(LUKE)).isEqualTo(DARK);
        assertThat(now.title()).isEqualTo("Son Of Vader");
        assertThat(now.personas()).containsExactly("Son Of Vader");
        assertThat(now.side()).isEqualTo(DARK);
        assertThat(now.subtypes()).containsExactly(Subtype.IMPERIAL);
        assertThat(now.matching()).isEmpty();
        assertThat(scene.has(LUKE, Flag.STOLEN)).isFalse();
        assertThat(scene.locationOf(LUKE)).isEqualTo(CANTINA);
        assertThat(scene.occupies(LIGHT, CANTINA)).isFalse();
        assertThat(scene.power(LUKE)).isEqualTo(scene.printed(LUKE).figures().get(POWER));
    }

    @Test
    void eachHasANameOfItsOwnOnTheOtherSide() {
        var scene = table().at(CANTINA, VADER, "Leia Organa").turn(DARK, Phase.CONTROL);
        CrossingOver.cross(scene.state(), new int[] {scene.card(VADER), scene.card("Leia Organa")});
        assertThat(face(scene, VADER).subtypes()).containsExactly(Subtype.REBEL);
        assertThat(face(scene, VADER).title()).isEqualTo("Anakin Skywalker");
        assertThat(scene.ownerOf(VADER)).isEqualTo(LIGHT);
        assertThat(face(scene, "Leia Organa").title()).isEqualTo("Lady Vader");
        assertThat(scene.ownerOf("Leia Organa")).isEqualTo(DARK);
    }

    @Test
    void nobodyElseCrossesOver() {
        var scene = table().at(CANTINA, "Han Solo").turn(DARK, Phase.CONTROL);
        CrossingOver.cross(scene.state(), new int[] {scene.card("Han Solo")});
        assertThat(scene.ownerOf("Han Solo")).isEqualTo(LIGHT);
        assertThat(scene.has("Han Solo", Flag.CROSSED_OVER)).isFalse();
    }

    @Test
    void aJediMasterIsADarkJediMasterOnTheOtherSide() {
        assertThat(Subtype.JEDI_MASTER.onOtherSide()).isEqualTo(Subtype.DARK_JEDI_MASTER);
        assertThat(Subtype.DARK_JEDI_MASTER.onOtherSide()).isEqualTo(Subtype.JEDI_MASTER);
        assertThat(Subtype.ALIEN.onOtherSide()).isEqualTo(Subtype.ALIEN);
    }

    @Test
    void theLogNamesHimAsHeWasAndIs() {
        assertThat(crossed(duel()).game().log().from(0))
                .filteredOn(CardEntry.CrossesOver.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        CardEntry.CrossesOver.class,
                        line -> {
                            assertThat(line.before().title()).isEqualTo(LUKE);
                            assertThat(line.card().title()).isEqualTo("Son Of Vader");
                            assertThat(line.player()).isEqualTo(DARK);
                        });
    }

    @Test
    void heIsTheOtherPlayersInAPileToo() {
        var scene = crossed(duel());
        Leaving.put(scene.state(), new int[] {scene.card(LUKE)}, Zone.HAND, true);
        // who is lost with him, and then he himself
        scene.state().pop().run(scene.state());
        scene.state().pop().run(scene.state());
        assertThat(scene.hand(DARK)).contains(LUKE);
        assertThat(face(scene, LUKE).title()).isEqualTo("Son Of Vader");
    }

    @Test
    @Ruling("crossing-over")
    void noVersionOfTheOldPersonaDeploysAnyMore() {
        for (boolean crossed : new boolean[] {true, false}) {
            var position =
                    table().site(MOS_EISLEY, LIGHT)
                            .site(CANTINA, DARK)
                            .hand(LIGHT, KNIGHT, "Leia Organa")
                            .force(LIGHT, 9);
            if (crossed) {
                position.at(CANTINA, LUKE).mark(LUKE, Flag.CROSSED_OVER);
            }
            var scene = position.turn(LIGHT, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy " + KNIGHT)).isEqualTo(!crossed);
            assertThat(UniquenessRules.refusal(scene.state(), scene.card(KNIGHT)))
                    .isEqualTo(crossed ? Refusal.PERSONA_CROSSED_OVER : Refusal.NONE);
            scene.offers("deploy Leia Organa");
        }
    }

    @Test
    @Ruling("crossing-over")
    void whatNoLongerFitsHimIsLost() {
        var scene =
                crossed(
                        duel().on(LUKE, "Anakin's Lightsaber", "light Blaster Rifle")
                                .on(VADER, "Vader's Lightsaber"));
        assertThat(scene.lost(LIGHT)).contains("Anakin's Lightsaber", "Blaster Rifle");
        assertThat(scene.isOnTable("Vader's Lightsaber")).isTrue();
    }

    @Test
    @Ruling("crossing-over")
    void jediTestsServeTheNewOwner() {
        var scene =
                table().site(SWAMP, LIGHT)
                        .at(CANTINA, LUKE)
                        .on(LUKE, "Great Warrior")
                        .aimed("Great Warrior", LUKE)
                        .mark("Great Warrior", Flag.COMPLETED)
                        .turn(DARK, Phase.CONTROL);
        cross(scene, LUKE);
        assertThat(scene.hostOf("Great Warrior")).isEqualTo(LUKE);
        assertThat(scene.ownerOf("Great Warrior")).isEqualTo(DARK);
    }

    @Test
    @Ruling("crossing-over")
    void aCaptiveIsFreeOnTheOtherSide() {
        var scene = table().at(CANTINA, VADER).captive(VADER, LUKE).turn(DARK, Phase.CONTROL);
        cross(scene, LUKE);
        assertThat(scene.isCaptive(LUKE)).isFalse();
        assertThat(scene.roleOf(LUKE)).isEqualTo(Role.AT);
        assertThat(scene.ownerOf(LUKE)).isEqualTo(DARK);
    }

    @Test
    void theCaptiveOfAnEscortWhoCrossesOverIsReleased() {
        var scene = table().at(CANTINA, VADER).captive(VADER, LUKE).turn(DARK, Phase.CONTROL);
        cross(scene, VADER);
        scene.passUntil(Prompt.Key.CAPTIVE_FATE);
        assertThat(scene.whoDecides()).isEqualTo(LIGHT);
    }

    @Test
    @Ruling("crossing-over")
    void heStepsOutOfWhatHeIsAboardAndTakesNoFurtherPartInABattle() {
        var scene =
                table().at(CANTINA, "light Lift Tube", "Han Solo", VADER)
                        .passenger("light Lift Tube", LUKE)
                        .force(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        assertThat(scene.has(LUKE, Flag.IN_BATTLE)).isTrue();
        CrossingOver.cross(scene.state(), new int[] {scene.card(LUKE)});
        assertThat(scene.hostOf(LUKE)).isEqualTo(CANTINA);
        assertThat(Participation.takesPart(scene.state(), scene.card(LUKE))).isFalse();
        assertThat(Participation.takesPart(scene.state(), scene.card("Han Solo"))).isTrue();
    }

    @Test
    void aSavedGameKnowsWhoHasCrossedOver() {
        var scene = crossed(duel());
        String saved = SavedGame.write(scene.game());
        var read = SavedGame.read(saved, AllCards::all);
        assertThat(SavedGame.write(read)).isEqualTo(saved);
        assertThat(read.state().table()).isEqualTo(scene.state().table());
    }

    /** So its own name in its text need not change with it. */
    @Test
    void noCharacterWhoMayCrossOverNamesItsOwnPersona() {
        for (Card card : AllCards.all()) {
            if (!card.mayCrossOver()) {
                continue;
            }
            var old = new HashSet<>(card.personas());
            old.removeAll(card.crossedOver().personas());
            assertThat(card.text().toString())
                    .as(card.title())
                    .doesNotContain(new PersonaOf(old.iterator().next()).toString());
        }
    }
}
