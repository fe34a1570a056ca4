package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Sense, and Alter, which compares abilities as well. */
class SenseTest {
    @ParameterizedTest
    @CsvSource({"Luke Skywalker, true", "R2-X2, false"})
    @Ruling("sense-needs-a-character")
    void senseAndAlterNeedACharacterWhoseAbilityIsCompared(String card, boolean able) {
        var position =
                table().at(CANTINA, "Darth Vader")
                        .hand(DARK, "Imperial Barrier")
                        .hand(LIGHT, "light Sense", "Alter (1_71)", card)
                        .beside(DARK, "Astromech Shortage")
                        .force(DARK, 5)
                        .force(LIGHT, 9);
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("play light Alter");
        scene.deploy(card).to(CANTINA);
        scene.play("Imperial Barrier");
        assertThat(scene.isOffered("play light Sense")).isEqualTo(able);
        scene.passResponses();
        assertThat(scene.isOffered("play light Alter")).isEqualTo(able);
    }

    @Test
    void aDefensiveShieldThatIsPlayedIsNoInterrupt() {
        String fear = "An Unusual Amount Of Fear";
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .beside(LIGHT, fear)
                        .stacked(fear, "Aim High")
                        .hand(DARK, "dark Sense")
                        .nextDestiny(DARK, 1)
                        .turn(LIGHT, Phase.CONTROL);
        mayNotInThisPhase(scene.use(fear), "play dark Sense");
    }

    /** When one of them can be played, and the card it is played against. */
    enum Moment {
        EFFECT_ON_TABLE("Alter"),
        EFFECT_BEING_DEPLOYED("Alter"),
        INTERRUPT_BEING_PLAYED("Sense"),
        REACT("Sense");

        private final String title;

        Moment(String title) {
            this.title = title;
        }

        String interrupt(Side side) {
            return title.equals("Alter")
                    ? side == DARK ? "Alter (1_234)" : "Alter (1_71)"
                    : (side == DARK ? "dark " : "light ") + title;
        }

        /** The opponent acts, so that this player may answer. */
        Scene reached(Side side, Position position) {
            Side other = side.opposite();
            return switch (this) {
                case EFFECT_ON_TABLE -> position.turn(side, Phase.CONTROL);
                case EFFECT_BEING_DEPLOYED -> {
                    var scene = position.turn(other, Phase.DEPLOY).deploy(effect(other));
                    yield other == DARK ? scene.to(CANTINA) : scene;
                }
                case INTERRUPT_BEING_PLAYED ->
                        position.turn(other, Phase.CONTROL).play(shuffle(other), 1);
                case REACT ->
                        position.turn(side, Phase.BATTLE)
                                .battleAt(MOS_EISLEY)
                                .react(speeder(other))
                                .passUntil(side);
            };
        }

        boolean isCanceled(Scene scene, Side side) {
            Side other = side.opposite();
            return switch (this) {
                case EFFECT_ON_TABLE -> !scene.isOnTable("Goo Nee Tay");
                case EFFECT_BEING_DEPLOYED -> !scene.isOnTable(effect(other));
                case INTERRUPT_BEING_PLAYED -> scene.lost(other).contains(shuffle(other));
                case REACT -> !scene.locationOf(speeder(other)).equals(MOS_EISLEY);
            };
        }
    }

    private static String effect(Side side) {
        return side == DARK ? "Presence Of The Force" : "Bargaining Table";
    }

    private static String shuffle(Side side) {
        return side == DARK ? "Ommni Box" : "The Bith Shuffle";
    }

    private static String speeder(Side side) {
        return side == DARK ? "Blizzard Scout 1" : "Luke's X-34 Landspeeder";
    }

    /**
     * This player has vessels with permanent pilots, a droid and a hologram, the Dark Side also a
     * beast with ability of its own, the opponent a Jedi.
     */
    private static Position vesselsAgainstAJedi(Side side) {
        Side other = side.opposite();
        var position =
                table().site(CANTINA, DARK)
                        .at(MOS_EISLEY, side == DARK ? "Blizzard 2" : "Snowspeeder")
                        .at(MOS_EISLEY, side == DARK ? "R4-M9" : "R2-X2")
                        .at(MOS_EISLEY, side == DARK ? "Obi-Wan Kenobi" : "Darth Vader")
                        .site(BAY, DARK)
                        .at(FARM, speeder(other))
                        .at(
                                "Tatooine",
                                side == DARK
                                        ? "Boba Fett In Slave I"
                                        : "Lando In Millennium Falcon")
                        .at("Dejarik Hologameboard", side == DARK ? "Molator" : "Grimtaash")
                        .beside(LIGHT, "Goo Nee Tay")
                        .beside(LIGHT, "Docking And Repair Facilities")
                        .hand(other, effect(other), shuffle(other))
                        .force(side, 5)
                        .force(other, 5);
        return other == LIGHT
                ? position.pilot(speeder(LIGHT), "Luke Skywalker").at(MOS_EISLEY, "Dewback")
                : position;
    }

    @ParameterizedTest
    @EnumSource
    void neitherVesselsNorDroidsNorTheOpponentsCharactersAllowThem(Moment moment) {
        for (Side side : Side.values()) {
            String interrupt = moment.interrupt(side);
            moment.reached(side, vesselsAgainstAJedi(side).hand(side, interrupt))
                    .mayNot("play " + interrupt);
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneDestinyMustBeBelowTheAbilityOfYourOwnCharacter(Moment moment) {
        for (Side side : Side.values()) {
            for (int destiny = 0; destiny <= 1; destiny++) {
                String interrupt = moment.interrupt(side);
                var scene =
                        moment.reached(
                                side,
                                vesselsAgainstAJedi(side)
                                        .at(
                                                MOS_EISLEY,
                                                side == DARK ? "Stormtrooper" : "Rebel Trooper")
                                        .hand(side, interrupt)
                                        .nextDestiny(side, destiny, 6));
                scene.play(interrupt);
                if (moment == Moment.EFFECT_ON_TABLE) {
                    scene.mayNot("Goo Nee Tay; Docking And Repair Facilities")
                            .choose("Goo Nee Tay");
                }
                scene.passResponses();
                assertThat(moment.isCanceled(scene, side)).isEqualTo(destiny == 0);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"DARK, Rebel Trooper", "LIGHT, Stormtrooper"})
    void otherCardsThatAreDeployedOrPlayedAreNotCanceled(Side side, String trooper) {
        Side other = side.opposite();
        String alter = side == DARK ? "Alter (1_234)" : "Alter (1_71)";
        String sense = side == DARK ? "dark Sense" : "light Sense";
        var scene =
                table().at(CANTINA, side == DARK ? "Darth Vader" : "Obi-Wan Kenobi")
                        .hand(side, alter, sense)
                        .hand(other, trooper, shuffle(other))
                        .force(other, 3)
                        .turn(other, Phase.DEPLOY);
        scene.deploy(trooper).to(CANTINA).mayNot("play " + alter, "play " + sense);
        scene.passUntil("play " + shuffle(other) + ", text 1");
        scene.play(shuffle(other), 1).mayNot("play " + alter).offers("play " + sense);
    }

    @Test
    void anEpicEventIsNoInterrupt() {
        var scene =
                table().system("Death Star", DARK)
                        .counter("Death Star", 2)
                        .system("Alderaan", DARK)
                        .aimed("Death Star", "Alderaan")
                        .on("Death Star", "Superlaser")
                        .at("Death Star: War Room", "Death Star Gunner", "Death Star Gunner")
                        .at(CANTINA, "Luke Skywalker")
                        .hand(DARK, "Commence Primary Ignition")
                        .hand(LIGHT, "light Sense")
                        .force(DARK, 12)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Commence Primary Ignition").mayNot("play light Sense");
    }
}
