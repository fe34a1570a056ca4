package holosite.rules.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * What compiled classes refer to: the constants they read, the methods they call, the types they
 * distinguish.
 */
final class Bytecode {
    private final Set<String> constants = new HashSet<>();
    private final Set<String> calls = new HashSet<>();
    private final Set<String> types = new HashSet<>();

    /** Everything the classes beside this one refer to, as far as their names are wanted. */
    static Bytecode of(Class<?> oneOfThem, Predicate<String> wanted) {
        var found = new Bytecode();
        classes(oneOfThem, wanted)
                .forEach(
                        model ->
                                model.methods()
                                        .forEach(method -> elements(method).forEach(found::note)));
        return found;
    }

    /** The classes in the folder or jar of this one. */
    static List<ClassModel> classes(Class<?> oneOfThem, Predicate<String> wanted) {
        try {
            Path source =
                    Path.of(oneOfThem.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(source)) {
                return below(source, wanted);
            }
            try (var jar = FileSystems.newFileSystem(source)) {
                return below(jar.getPath("/"), wanted);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<ClassModel> below(Path root, Predicate<String> wanted) throws IOException {
        try (var files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> wanted.test(name(root, file)))
                    .sorted()
                    .map(Bytecode::parse)
                    .toList();
        }
    }

    private static String name(Path root, Path file) {
        return root.relativize(file).toString().replace('\\', '/').replaceFirst("\\.class$", "");
    }

    private static ClassModel parse(Path file) {
        try {
            return ClassFile.of().parse(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<CodeElement> elements(MethodModel method) {
        return method.code().map(code -> code.elementList()).orElse(List.of());
    }

    private void note(CodeElement element) {
        switch (element) {
            case FieldInstruction field when field.opcode() == Opcode.GETSTATIC ->
                    constants.add(
                            field.owner().asInternalName() + "." + field.name().stringValue());
            case InvokeInstruction call ->
                    calls.add(call.owner().asInternalName() + "." + call.name().stringValue());
            case TypeCheckInstruction check -> types.add(check.type().asInternalName());
            case InvokeDynamicInstruction dynamic ->
                    dynamic.bootstrapArgs().forEach(this::noteArgument);
            default -> {}
        }
    }

    /** Switches over types and enums, and method references, name what they mean as arguments. */
    private void noteArgument(ConstantDesc argument) {
        switch (argument) {
            case ClassDesc type -> types.add(internal(type));
            case DirectMethodHandleDesc handle ->
                    calls.add(internal(handle.owner()) + "." + handle.methodName());
            case DynamicConstantDesc<?> constant -> {
                // an enum constant as a case label: its class and its name
                if (constant.bootstrapArgsList().size() == 2
                        && constant.bootstrapArgsList().get(1) instanceof String label) {
                    constants.add(label);
                }
                constant.bootstrapArgsList().forEach(this::noteArgument);
            }
            default -> {}
        }
    }

    private static String internal(ClassDesc type) {
        String descriptor = type.descriptorString();
        return descriptor.startsWith("L")
                ? descriptor.substring(1, descriptor.length() - 1)
                : descriptor;
    }

    boolean reads(Enum<?> constant) {
        return constants.contains(
                constant.getDeclaringClass().getName().replace('.', '/') + "." + constant.name());
    }

    boolean calls(Class<?> owner, String method) {
        return calls.contains(owner.getName().replace('.', '/') + "." + method);
    }

    boolean tellsApart(Class<?> type) {
        return types.contains(type.getName().replace('.', '/'));
    }

    /** Each call that asks something, with the constant of an enum that is read for it. */
    static void callsAfterConstants(
            MethodModel method, Class<?> of, BiPredicate<String, InvokeInstruction> asks) {
        String owner = of.getName().replace('.', '/');
        String last = "";
        for (CodeElement element : elements(method)) {
            if (element instanceof FieldInstruction field
                    && field.opcode() == Opcode.GETSTATIC
                    && field.owner().asInternalName().equals(owner)) {
                last = field.name().stringValue();
            } else if (element instanceof InvokeInstruction call
                    && !last.isEmpty()
                    && asks.test(last, call)) {
                last = "";
            }
        }
    }
}
